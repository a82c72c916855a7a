import * as v from 'valibot'
import type { DeepReadonly } from '../../domain/schema/entities'
import type { Row } from '../row'
import { flag, id, label, money, read, text } from '../shapes'

/*
 * Links through which recipients enter their own address: the shopper's side, for guests and customers, covering gifts
 * in their own cart and in orders placed before an answer arrived. An extension: the specification has no rows for it.
 */

const claimSchema = v.object({
  claim_id: label,
  /** The shipment that is waiting for the address. */
  crec_id: id,
  /** The order that it belongs to; null while it is in the cart. */
  order_id: v.nullish(label),
  fname: text,
  lname: text,
  may_move_date: flag,
  /** `waiting`, `approve` if shipping to the answered address costs more, `filled`, or `late` once it has expired. */
  status: text,
  /** The last day on which the link works, as `YYYY-MM-DD`. */
  until: text,
  /** The hash of the page that asks for the address, without `#`. */
  token: text,
  /** The answered state, and the extra shipping cost, until the shopper approves. */
  state: text,
  extra: money,
})

const write = { isRepeatSafe: false, stale: ['cart'] } as const
const answer = v.object({ claim: claimSchema })

export const getClaims = {
  ...read,
  method: 'GET',
  path: '/customer/claims',
  summary:
    'Returns the links that ask recipients for an address, for gifts in the shopper’s cart and orders; works for guests too.',
  answer: v.object({ claims: v.array(claimSchema) }),
} as const satisfies Row

export const postClaim = {
  ...write,
  method: 'POST',
  path: '/customer/claims',
  summary:
    'Creates a link that asks for the address of a gift in the cart or an order, replacing any previous link. It does not work while the gift goes to another address.',
  body: v.object({ crec_id: id, sender: v.string(), may_move_date: v.boolean() }),
  answer,
} as const satisfies Row

export const postClaimAgain = {
  ...write,
  method: 'POST',
  path: '/customer/claims/{claimId}/link',
  summary: 'Renews a link for another full period; its URL stays the same.',
  answer,
} as const satisfies Row

export const postClaimApproval = {
  ...write,
  method: 'POST',
  path: '/customer/claims/{claimId}/approval',
  summary:
    'Approves the extra shipping cost of the address that the recipient gave, so that the gift ships there.',
  answer,
  stale: ['cart', 'addresses'],
} as const satisfies Row

export const deleteClaim = {
  ...write,
  method: 'DELETE',
  path: '/customer/claims/{claimId}',
  summary: 'Revokes a link; opening it no longer shows anything.',
  answer: null,
} as const satisfies Row

/** A link that asks for an address, as the shopper sees it. */
export type Claim = DeepReadonly<v.InferOutput<typeof claimSchema>>
