import * as v from 'valibot'
import { billingAddressSchema, cartSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { flag, read } from './shapes'

/** The whole cart. `t=1` on the billing page. */
export const getCart = {
  ...read,
  method: 'GET',
  path: '/checkout/cart',
  summary:
    'Returns the whole cart, whether its add-ons qualify, and whether today’s cutoff has passed.',
  query: v.object({ t: v.optional(v.literal(1)) }),
  answer: v.object({
    cart: cartSchema,
    cart_addon_qualify: flag,
    passed_cutoff: flag,
    // Assumption: includes the billing address saved by PUT /checkout/billing-address/; without it, checkout asks.
    billing_address: v.nullish(billingAddressSchema),
  }),
} as const satisfies Row
