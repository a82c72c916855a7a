import type * as rows from '../../src/api/account/claimed'
import type { ShipmentRecord } from '../cart/lines'
import { sendTo } from '../cart/shipments'
import type { ClaimedFields, ClaimRecord } from '../db'
import { shippingCost } from '../pricing/shipping'
import { Answer, type Call, type Handlers, ownerOf, Refusal } from './call'
import { cartOf, daysOf, keep, type Of } from './cartOf'
import { dateOptions } from './dateOptions'
import { follow, writeAddress } from './recipients'
import { chooseShipping } from './shipping'

/** So many links that are none, and a browser waits: nobody finds one by trying. */
const MOST_WRONG = 10
const WRONG_MS = 15 * 60_000
/** Days that are offered, the soonest first. */
const MOST_DATES = 8

/** What serves whoever holds a link: who sends, and what they answer. */
export const claimedHandlers: Handlers<typeof rows> = {
  async postClaimed(call) {
    const open = await openClaim(call)
    if (open instanceof Answer) return open
    const { claim, shipment } = open
    const { sender, fname, lname } = claim
    return { sender, fname, lname, ...datesOf(call, claim, shipment) }
  },

  async putClaimed(call) {
    const open = await openClaim(call)
    if (open instanceof Answer) return open
    const { claim, of, shipment } = open
    const { token, delivery_date, ...fields } = call.body
    for (const field of ['address_1', 'city', 'state', 'postal_code'] as const)
      if (!fields[field]?.trim()) throw new Refusal(422, 'field_required', { field })
    const { dates } = datesOf(call, claim, shipment)
    if (delivery_date && !dates.includes(delivery_date))
      throw new Refusal(409, 'date_unavailable', { dates })
    const answer = { fields: fields as ClaimedFields, delivery_date: delivery_date ?? null }
    const extra_cents = extraCents(shipment, answer.fields)
    const owner = `session:${claim.session_id}`
    if (extra_cents > 0) {
      const waits = { ...claim, status: 'approve', answer: { ...answer, extra_cents } } as const
      await call.tx.write('claims', token, waits, owner)
    } else {
      await fill(of, claim, answer)
      await call.tx.write('claims', token, { ...claim, status: 'filled' }, owner)
    }
    return { fname: fields.fname, delivery_date: delivery_date || arrivalOf(call, shipment) }
  },
}

/** Puts what was answered where it belongs: into the shopper's addresses, the gift's shipment, and its date. */
export async function fill(
  of: Of,
  { crec_id }: ClaimRecord,
  { fields, delivery_date }: { fields: ClaimedFields; delivery_date: string | null },
): Promise<void> {
  const cart = await cartOf(of)
  const shipment = cart?.recipients.find((one) => one.crec_id === crec_id)
  if (!cart || !shipment) throw new Refusal(404, 'not_found')
  const own = await of.tx.owned('addresses', ownerOf(of.session))
  const known = own.find(({ addr_id }) => addr_id === shipment.addr_id) ?? null
  const address = await writeAddress(of, fields, known)
  const { is_a_gift } = shipment
  sendTo(shipment, address)
  shipment.is_a_gift = is_a_gift
  // A day that is gone meanwhile is left, and the gift keeps its own.
  const option = openOptions(of, shipment).findLast((one) => one.delivery_date === delivery_date)
  if (option) {
    const { ship_date } = option
    chooseShipping(
      shipment,
      { new_ship_date_data: { ship_date }, ship_select_type: null },
      daysOf(of),
    )
  }
  await keep(of, cart)
  await follow(of, address)
}

/** A link that works, with the shopper's side of it; refused alike where it never did, is used, over or withdrawn. */
async function openClaim(
  call: Call<(typeof rows)['postClaimed']> | Call<(typeof rows)['putClaimed']>,
) {
  const { tx, session, now } = call
  const { count, until } = session.wrong_claims ?? { count: 0, until: 0 }
  const isCounted = until > now
  if (isCounted && count >= MOST_WRONG)
    throw new Refusal(429, 'too_many_tries', { minutes: Math.ceil((until - now) / 60_000) })
  const claim = await tx.read('claims', call.body.token)
  const of = claim?.status === 'waiting' && claim.until > now ? await shopperOf(call, claim) : null
  const cart = of && (await cartOf(of))
  const shipment = cart?.recipients.find(({ crec_id }) => crec_id === claim?.crec_id)
  if (!claim || !of || !shipment || cart?.cart_id !== claim.cart_id) {
    // Counted, so it is kept, unlike what a refusal has changed.
    session.wrong_claims = isCounted
      ? { count: count + 1, until }
      : { count: 1, until: now + WRONG_MS }
    return new Answer(404, { error: 'not_found' })
  }
  return { claim, of, shipment }
}

/** The call as if the shopper made it, to whom the gift belongs. */
async function shopperOf(call: Of, { session_id }: ClaimRecord): Promise<Of | null> {
  const session = await call.tx.read('sessions', session_id)
  return session && { tx: call.tx, now: call.now, rules: call.rules, session }
}

const arrivalOf = (of: Of, shipment: ShipmentRecord): string | null =>
  dateOptions(shipment, daysOf(of)).find(
    ({ ship_date }) => ship_date === shipment.shipping?.ship_date?.slice(0, 10),
  )?.delivery_date ?? null

/** The day on which it arrives, and where that may be moved, the days that it may arrive on instead. */
function datesOf(of: Of, { may_move_date }: ClaimRecord, shipment: ShipmentRecord) {
  const days = openOptions(of, shipment).map(({ delivery_date }) => delivery_date ?? '')
  const dates = may_move_date ? [...new Set(days)].toSorted().slice(0, MOST_DATES) : []
  return { delivery_date: arrivalOf(of, shipment), dates }
}

/** The days that a shipment may leave on, each with one on which it arrives. */
const openOptions = (of: Of, shipment: ShipmentRecord) =>
  dateOptions(shipment, daysOf(of)).filter((one) => one.is_available && one.delivery_date)

/** What shipping adds where a gift goes to an address instead of one that nobody knows, in US cents. */
function extraCents(shipment: ShipmentRecord, fields: ClaimedFields): number {
  const costs = [shipment, { ...shipment, ...fields }].map((one) => {
    const { standard, upgrade, discount } = shippingCost(one as ShipmentRecord, false)
    return standard + upgrade - discount
  })
  const [now = 0, then = 0] = costs
  return then - now
}
