import type { contract } from '../../src/api/contract'
import type { Call, Handlers } from './call'
import { cartHandlers } from './cart'
import { catalogueHandlers } from './catalogue'
import { checkoutHandlers } from './checkout'
import { customerHandlers } from './customer'
import { giftCardHandlers } from './giftCards'
import { promoHandlers } from './promo'
import { shipmentHandlers } from './shipments'

const all: Handlers<typeof contract> = {
  ...customerHandlers,
  ...cartHandlers,
  ...shipmentHandlers,
  ...promoHandlers,
  ...giftCardHandlers,
  ...checkoutHandlers,
  ...catalogueHandlers,
}

/** What serves each row of the contract, by its name. */
export const handlers: Record<keyof typeof contract, (call: Call<never>) => Promise<unknown>> = all
