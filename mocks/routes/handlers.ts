import type { AnyEndpoint, accountContract } from '../../src/api/account'
import type { contract } from '../../src/api/contract'
import { accessHandlers } from './access'
import { addressBookHandlers } from './addressBook'
import type { Call, Handlers } from './call'
import { cardHandlers } from './cards'
import { cartHandlers } from './cart'
import { catalogueHandlers } from './catalogue'
import { checkoutHandlers } from './checkout'
import { claimHandlers } from './claims'
import { customerHandlers } from './customer'
import { emailHandlers } from './emails'
import { giftCardHandlers } from './giftCards'
import { orderHandlers } from './orders'
import { profileHandlers } from './profile'
import { promoHandlers } from './promo'
import { reorderHandlers } from './reorder'
import { shipmentHandlers } from './shipments'
import { subscriptionHandlers } from './subscriptions'

const all: Handlers<typeof contract & typeof accountContract> = {
  ...accessHandlers,
  ...addressBookHandlers,
  ...customerHandlers,
  ...cardHandlers,
  ...profileHandlers,
  ...emailHandlers,
  ...claimHandlers,
  ...orderHandlers,
  ...reorderHandlers,
  ...subscriptionHandlers,
  ...cartHandlers,
  ...shipmentHandlers,
  ...promoHandlers,
  ...giftCardHandlers,
  ...checkoutHandlers,
  ...catalogueHandlers,
}

/** The handlers of all rows of both tables, by name. */
export const handlers: Record<AnyEndpoint, (call: Call<never>) => Promise<unknown>> = all
