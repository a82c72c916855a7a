import type * as claimed from '../../src/api/account/claimed'
import type * as claims from '../../src/api/account/claims'
import { LIMITS } from '../../src/domain/limits'
import { addDays, chicago, startOfDay } from '../calendar/chicago'
import type { ShipmentRecord } from '../cart/lines'
import type { CartRecord, ClaimRecord } from '../db'
import { toDollars } from '../pricing/cents'
import { type Call, type Handlers, Refusal } from './call'
import { cartMeant, cartOf, type Of, shipmentMeant } from './cartOf'
import { claimedHandlers, fill } from './claimed'

const DAY_MS = 86_400_000
/** How long a link is good, in days, where its gift does not leave before. */
const GOOD_DAYS = 14

/** What serves the rows of links: the shopper's here, those of whoever holds one beside them. */
export const claimHandlers: Handlers<typeof claims & typeof claimed> = {
  ...claimedHandlers,

  async getClaims(call) {
    const cart = await cartOf(call)
    const claims = await claimsOf(call)
    return { claims: claims.flatMap((claim) => shownIn(cart, claim, call.now) ?? []) }
  },

  async postClaim(call) {
    const { crec_id, may_move_date } = call.body
    const sender = call.body.sender.trim()
    if (!sender) throw new Refusal(422, 'name_required')
    if (sender.length > LIMITS.fname + LIMITS.lname + 1)
      throw new Refusal(422, 'too_long', { field: 'sender' })
    const cart = await cartMeant(call)
    const shipment = shipmentMeant(cart, crec_id)
    // One link for each gift: the one before works no more.
    for (const other of await claimsOf(call))
      if (other.crec_id === crec_id) await call.tx.remove('claims', other.token)
    const claim: ClaimRecord = {
      token: crypto.randomUUID(),
      claim_id: await call.tx.nextId(),
      session_id: call.session.session_id,
      cart_id: cart.cart_id,
      crec_id,
      sender,
      fname: shipment.fname ?? '',
      lname: shipment.lname ?? '',
      may_move_date,
      status: 'waiting',
      until: untilOf(shipment, call.now),
    }
    return kept(call, cart, claim)
  },

  async postClaimAgain(call) {
    const cart = await cartMeant(call)
    const claim = await claimMeant(call)
    const until = untilOf(shipmentMeant(cart, claim.crec_id), call.now)
    return kept(call, cart, { ...claim, until })
  },

  async postClaimApproval(call) {
    const cart = await cartMeant(call)
    const claim = await claimMeant(call)
    const { answer, ...rest } = claim
    if (!answer) throw new Refusal(409, 'nothing_to_approve')
    await fill(call, claim, answer)
    return kept(call, cart, { ...rest, status: 'filled' })
  },

  async deleteClaim(call) {
    const claim = await claimMeant(call)
    await call.tx.remove('claims', claim.token)
    return null
  },
}

/** Links are a browser's, as its cart is. */
const ownerOf = ({ session }: Of) => `session:${session.session_id}`

const claimsOf = (of: Of) => of.tx.owned('claims', ownerOf(of))

/** A link of the shopper's own; that of somebody else is as unknown as one that never was. */
async function claimMeant(call: Of & Pick<Call, 'params'>): Promise<ClaimRecord> {
  const claims = await claimsOf(call)
  const claim = claims.find(({ claim_id }) => String(claim_id) === call.params.claimId)
  if (!claim) throw new Refusal(404, 'not_found')
  return claim
}

async function kept(of: Of, cart: CartRecord, claim: ClaimRecord) {
  await of.tx.write('claims', claim.token, claim, ownerOf(of))
  const shown = shownIn(cart, claim, of.now)
  if (!shown) throw new Refusal(404, 'not_found')
  return { claim: shown }
}

/** A link as its shopper sees it; null where its gift is in the cart no more. */
function shownIn(cart: CartRecord | null, claim: ClaimRecord, now: number) {
  const { claim_id, crec_id, fname, lname, may_move_date, token, until, answer } = claim
  if (cart?.cart_id !== claim.cart_id) return null
  if (!cart.recipients.some((shipment) => shipment.crec_id === crec_id)) return null
  const isLate = claim.status === 'waiting' && until <= now
  return {
    claim_id,
    crec_id,
    fname,
    lname,
    may_move_date,
    status: isLate ? 'late' : claim.status,
    until: chicago(until - 1).day,
    token: claim.status === 'waiting' ? token : null,
    state: answer?.fields.state ?? null,
    extra: answer ? toDollars(answer.extra_cents) : null,
  }
}

/** A link is good to the end of the day before its gift leaves, but for two weeks at most and a day at least. */
function untilOf(shipment: ShipmentRecord, now: number): number {
  const today = chicago(now).day
  const leaves = shipment.shipping?.ship_date?.slice(0, 10) ?? addDays(today, GOOD_DAYS)
  const days = Math.round((Date.parse(leaves) - Date.parse(today)) / DAY_MS)
  const last = addDays(today, Math.min(Math.max(days, 1), GOOD_DAYS))
  return startOfDay(last)
}
