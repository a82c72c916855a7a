import type * as rows from '../../src/api/account/claimed'
import type { ShipmentRecord } from '../cart/lines'
import type { ClaimedFields, ClaimRecord } from '../db'
import { Answer, type Call, type Handlers, ownerOf, Refusal } from './call'
import { daysOf, type Of } from './cartOf'
import { extraCents, fill, giftOf, openDays } from './claimedGift'
import { dateOptions } from './dateOptions'
import { isOpen } from './ownClaims'
import { minutesToWait, oneMore } from './sessionTries'

/** After this many invalid links, a browser has to wait, so that links cannot be guessed. */
const MOST_WRONG = 10
const WRONG_MS = 15 * 60_000
/** Maximum number of days offered, earliest first. */
const MOST_DATES = 8

/** Handlers for the holder of a link: reading who sends the gift, and answering. */
export const claimedHandlers: Handlers<typeof rows> = {
  async postClaimed(call) {
    const open = await openClaim(call)
    if (open instanceof Answer) return open
    const { claim, gift } = open
    const { sender, fname, lname } = claim
    return { sender, fname, lname, ...datesOf(call, claim, gift.shipment) }
  },

  async putClaimed(call) {
    const body = JSON.stringify(call.body)
    const answered = (await call.tx.read('claims', call.body.token))?.answered
    if (answered?.body === body) return answered.said
    const open = await openClaim(call)
    if (open instanceof Answer) return open
    const { claim, gift } = open
    const { token, delivery_date, ...fields } = call.body
    for (const field of ['address_1', 'city', 'state', 'postal_code'] as const)
      if (!fields[field]?.trim()) throw new Refusal(422, 'field_required', { field })
    const days = datesOf(call, claim, gift.shipment)
    if (delivery_date && !days.dates.includes(delivery_date))
      throw new Refusal(409, 'date_unavailable', days)
    const answer = { fields: fields as ClaimedFields, delivery_date: delivery_date ?? null }
    const extra_cents = extraCents(gift, answer.fields)
    const isDearer = extra_cents > 0
    if (!isDearer) await fill(gift, answer)
    const said = {
      fname: fields.fname,
      delivery_date: delivery_date || arrivalOf(call, gift.shipment),
    }
    const became = isDearer
      ? ({ status: 'approve', answer: { ...answer, extra_cents } } as const)
      : ({ status: 'filled' } as const)
    const record = { ...claim, ...became, answered: { body, said } }
    await call.tx.write('claims', token, record, ownerOf(gift.of.session))
    return said
  },
}

/**
 * A working link with its gift; refused in the same way whether it never existed, or is used, expired or
 * withdrawn.
 */
async function openClaim(
  call: Call<(typeof rows)['postClaimed']> | Call<(typeof rows)['putClaimed']>,
) {
  const { tx, session, now } = call
  const minutes = minutesToWait(session.wrong_claims, MOST_WRONG, now)
  if (minutes > 0) throw new Refusal(429, 'too_many_tries', { minutes })
  const claim = await tx.read('claims', call.body.token)
  const gift = claim && (await giftOf(call, claim))
  if (!claim || !gift || !isOpen(claim, gift.shipment, now)) {
    // The count must be kept, so this is an `Answer`: a refusal would undo it.
    session.wrong_claims = oneMore(session.wrong_claims, WRONG_MS, now)
    return new Answer(404, { error: 'not_found' })
  }
  return { claim, gift }
}

const arrivalOf = (of: Of, shipment: ShipmentRecord): string | null =>
  dateOptions(shipment, daysOf(of)).find(
    ({ ship_date }) => ship_date === shipment.shipping?.ship_date?.slice(0, 10),
  )?.delivery_date ?? null

/** The delivery day and, if it can be moved, the other possible days. */
function datesOf(of: Of, { may_move_date }: ClaimRecord, shipment: ShipmentRecord) {
  const days = openDays(of, shipment).map(({ delivery_date }) => delivery_date ?? '')
  const dates = may_move_date ? [...new Set(days)].toSorted().slice(0, MOST_DATES) : []
  return { delivery_date: arrivalOf(of, shipment), dates }
}
