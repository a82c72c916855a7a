/* Questions that a page asks when something is in the way; loaded with the first one. */

import { SessionExpired } from '../account/SessionExpired'
import { SignIn } from '../account/SignIn'
import { OrderSheet } from '../checkout/OrderSheet'
import { OrderUnknown } from '../checkout/OrderUnknown'
import { TotalChanged } from '../checkout/TotalChanged'
import { PromoDetails } from '../code/PromoDetails'
import type { Contents } from '../dialog/kinds'
import { AddOnAlone } from '../line/AddOnAlone'
import { InsufficientStock } from '../line/stock/InsufficientStock'
import { OutOfStock } from '../line/stock/OutOfStock'
import { AutoDeliveryAlone } from '../shipment/AutoDeliveryAlone'

export const contents = {
  'item-out-of-stock': OutOfStock,
  'insufficient-stock': InsufficientStock,
  'add-on-qualify': AddOnAlone,
  'auto-delivery-qualify': AutoDeliveryAlone,
  'auto-delivery-sign-in': SignIn,
  'session-expired': SessionExpired,
  'order-status-unknown': OrderUnknown,
  'promo-details': PromoDetails,
  'order-summary': OrderSheet,
  'total-changed': TotalChanged,
} satisfies Contents
