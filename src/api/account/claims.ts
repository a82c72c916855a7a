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
    'The links that ask for addresses of gifts in the shopper’s cart and orders; a guest has them too.',
  answer: v.object({ claims: v.array(claimSchema) }),
} as const satisfies Row

export const postClaim = {
  ...write,
  method: 'POST',
  path: '/customer/claims',
  summary:
    'Makes a link that asks for the address of a gift in the cart or an order, in place of one that there was.',
  body: v.object({ crec_id: id, sender: v.string(), may_move_date: v.boolean() }),
  answer,
} as const satisfies Row

export const postClaimAgain = {
  ...write,
  method: 'POST',
  path: '/customer/claims/{claimId}/link',
  summary: 'Makes the link good for as long again; the link itself stays.',
  answer,
} as const satisfies Row

export const postClaimApproval = {
  ...write,
  method: 'POST',
  path: '/customer/claims/{claimId}/approval',
  summary: 'Agrees to what shipping to the answered address adds; the gift goes there then.',
  answer,
  stale: ['cart', 'addresses'],
} as const satisfies Row

export const deleteClaim = {
  ...write,
  method: 'DELETE',
  path: '/customer/claims/{claimId}',
  summary: 'Withdraws a link; whoever opens it learns nothing any more.',
  answer: null,
} as const satisfies Row

/** A link that asks for an address, as the shopper sees it. */
export type Claim = DeepReadonly<v.InferOutput<typeof claimSchema>>
