import type * as claimed from '../../src/api/account/claimed'
import type * as claims from '../../src/api/account/claims'
import { LIMITS } from '../../src/domain/limits'
import { addDays, chicago, startOfDay } from '../calendar/chicago'
import type { ShipmentRecord } from '../cart/lines'
import type { ClaimRecord } from '../db'
import { toDollars } from '../pricing/cents'
import { type Call, type Handlers, ownerOf, Refusal } from './call'
import { cartOf, type Of } from './cartOf'
import { claimedHandlers } from './claimed'
import { fill, giftOf } from './claimedGift'
import { claimsOf, isOver } from './ownClaims'

const DAY_MS = 86_400_000
/** How long a link is valid, in days, unless its gift ships earlier. */
const GOOD_DAYS = 14

/** Handlers of claim links: the shopper's rows here, plus those for the holder of a link. */
export const claimHandlers: Handlers<typeof claims & typeof claimed> = {
  ...claimedHandlers,

  async getClaims(call) {
    const shown = []
    for (const claim of await claimsOf(call)) {
      const gift = await giftOf(call, claim)
      if (gift && !isOver(claim, gift.shipment)) shown.push(shownOf(claim, call.now))
    }
    return { claims: shown }
  },

  async postClaim(call) {
    const { crec_id, may_move_date } = call.body
    const sender = call.body.sender.trim()
    if (!sender) throw new Refusal(422, 'name_required')
    if (sender.length > LIMITS.fname + LIMITS.lname + 1)
      throw new Refusal(422, 'too_long', { field: 'sender' })
    const { cart, order_id, shipment } = await giftMeant(call, crec_id)
    // One link per gift: the previous one stops working.
    for (const other of await claimsOf(call))
      if (other.crec_id === crec_id) await call.tx.remove('claims', other.token)
    return kept(call, {
      token: crypto.randomUUID(),
      claim_id: await call.tx.nextId(),
      session_id: call.session.session_id,
      cust_id: call.session.cust_id,
      cart_id: cart.cart_id,
      ...(order_id && { order_id }),
      crec_id,
      addr_id: shipment.addr_id ?? null,
      street: shipment.address_1 ?? '',
      sender,
      fname: shipment.fname ?? '',
      lname: shipment.lname ?? '',
      may_move_date,
      status: 'waiting',
      until: untilOf(shipment, call.now),
    })
  },

  async postClaimAgain(call) {
    const { claim, gift } = await liveClaimMeant(call)
    return kept(call, { ...claim, until: untilOf(gift.shipment, call.now) })
  },

  async postClaimApproval(call) {
    const { claim, gift } = await liveClaimMeant(call)
    const { answer, ...rest } = claim
    if (!answer) throw new Refusal(409, 'nothing_to_approve')
    await fill(gift, answer)
    return kept(call, { ...rest, status: 'filled' })
  },

  async deleteClaim(call) {
    const { claim } = await claimMeant(call)
    await call.tx.remove('claims', claim.token)
    return null
  },
}

/** A gift in the cart, or in an order that was placed without its address. */
async function giftMeant(of: Of, crecId: number) {
  const isMeant = ({ crec_id }: ShipmentRecord) => crec_id === crecId
  const cart = await cartOf(of)
  const inCart = cart?.recipients.find(isMeant)
  if (cart && inCart) return { cart, shipment: inCart, order_id: null }
  for (const { order_id, cart: ordered } of await of.tx.owned('orders', ownerOf(of.session))) {
    const shipment = ordered.recipients.find((one) => isMeant(one) && one.awaits_address)
    if (shipment) return { cart: ordered, shipment, order_id }
  }
  throw new Refusal(404, 'shipment_not_found')
}

/** A link of the shopper, with its gift; another shopper's link is treated as unknown. */
async function claimMeant(call: Of & Pick<Call, 'params'>) {
  const claims = await claimsOf(call)
  const claim = claims.find(({ claim_id }) => String(claim_id) === call.params.claimId)
  const gift = claim && (await giftOf(call, claim))
  if (!claim || !gift) throw new Refusal(404, 'not_found')
  return { claim, gift }
}

/** The same; a link that has ended is treated as unknown too. */
async function liveClaimMeant(call: Of & Pick<Call, 'params'>) {
  const meant = await claimMeant(call)
  if (isOver(meant.claim, meant.gift.shipment)) throw new Refusal(404, 'not_found')
  return meant
}

async function kept(of: Of, claim: ClaimRecord) {
  await of.tx.write('claims', claim.token, claim, ownerOf(of.session))
  return { claim: shownOf(claim, of.now) }
}

/** A link as its shopper sees it. */
function shownOf(claim: ClaimRecord, now: number) {
  const { claim_id, crec_id, order_id, fname, lname, may_move_date, token, until, answer } = claim
  const isLate = claim.status === 'waiting' && until <= now
  return {
    ...{ claim_id, crec_id, order_id: order_id ?? null, fname, lname, may_move_date },
    status: isLate ? 'late' : claim.status,
    until: chicago(until - 1).day,
    token: claim.status === 'waiting' ? token : null,
    state: answer?.fields.state ?? null,
    extra: answer ? toDollars(answer.extra_cents) : null,
  }
}

/** A link expires at the end of the day before its gift ships, after at least a day and at most two weeks. */
function untilOf(shipment: ShipmentRecord, now: number): number {
  const today = chicago(now).day
  const leaves = shipment.shipping?.ship_date?.slice(0, 10) ?? addDays(today, GOOD_DAYS)
  const days = Math.round((Date.parse(leaves) - Date.parse(today)) / DAY_MS)
  const last = addDays(today, Math.min(Math.max(days, 1), GOOD_DAYS))
  return startOfDay(last)
}
