/* What a page asks when something stands in the way; it comes when the first of them is wanted. */
import type { Contents } from '../dialogs/kinds'
import { AddOnAlone } from './AddOnAlone'
import { AutoDeliveryAlone } from './AutoDeliveryAlone'
import { InsufficientStock } from './InsufficientStock'
import { OrderUnknown } from './OrderUnknown'
import { OutOfStock } from './OutOfStock'
import { PromoDetails } from './PromoDetails'
import { QuickView } from './QuickView'
import { SessionExpired } from './SessionExpired'
import { SignIn } from './SignIn'

export const contents = {
  'item-out-of-stock': OutOfStock,
  'insufficient-stock': InsufficientStock,
  'add-on-qualify': AddOnAlone,
  'auto-delivery-qualify': AutoDeliveryAlone,
  'auto-delivery-sign-in': SignIn,
  'session-expired': SessionExpired,
  'order-status-unknown': OrderUnknown,
  'quick-view': QuickView,
  'promo-details': PromoDetails,
} satisfies Contents
