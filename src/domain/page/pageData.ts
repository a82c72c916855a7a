import * as v from 'valibot'
import { shopProductSchema } from '../product/shopProduct'
import type { DeepReadonly } from '../schema/entities'
import { link, text } from './fields'

/**
 * Page data for all apps: names and pictures of products that can be in the cart, link targets, and how to get
 * help. A missing or unsafe link is not shown.
 */
export const pageDataSchema = v.object({
  products: v.nullish(v.array(shopProductSchema)),
  links: v.nullish(
    v.object({
      shop: link,
      cart: link,
      checkout: link,
      checkoutLogin: link,
      checkoutShipping: link,
      checkoutAdditionalShipments: link,
      checkoutBilling: link,
      checkoutError: link,
      confirmation: link,
      claim: link,
      terms: link,
      privacy: link,
      forgotPassword: link,
      signIn: link,
      account: link,
      orders: link,
      addresses: link,
      subscriptions: link,
      signOut: link,
      register: link,
    }),
  ),
  help: v.nullish(v.object({ phone: text, hours: text })),
})

export type PageData = DeepReadonly<v.InferOutput<typeof pageDataSchema>>
