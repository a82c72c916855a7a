import type { StoreEventName } from '../../src/store'
import { code, table } from './table'

/** When each event happens, and what is told with it. */
const EVENTS: Record<StoreEventName, readonly [when: string, detail: string]> = {
  'cart-changed': ['The server sent a cart that differs from the last', 'cartId, itemCount'],
  'cart-not-found': ['The tax calculation knows no such cart', 'cartId'],
  'item-added': ['Items were put into the cart', 'itemIds'],
  'line-removed': ['A line was removed', 'lineId'],
  'item-out-of-stock': ['Nothing is left of a line', 'lineId'],
  'insufficient-stock': ['Less is left than a line asks for', 'lineId, unitsAvailable'],
  'add-on-qualify': ['Add-ons lack a main item beside them', 'shipmentId'],
  'auto-delivery-qualify': ['A subscription item lacks an eligible one', 'shipmentId'],
  'promo-code-accepted': ['A promo code is on the cart', 'code'],
  'promo-code-invalid': ['A promo code is unknown', 'code'],
  'promo-code-expired': ['A promo code is over', 'code'],
  'promo-code-apply-error': ['A good promo code could not be applied', 'code'],
  'gift-card-invalid': ['A gift card could not be applied', ''],
  'gc-remove-failed': ['A gift card could not be taken off', ''],
  'add-recipient-failed': ['A recipient could not be added', 'reason'],
  'shipments-merged': ['Two shipments became one', 'winner, loser'],
  'order-placed': ['An order was placed', 'orderId'],
  'signed-out': ['A customer is a guest again', ''],
}

/** The events of the store, which the embed mirrors on `window` with `giftwell:` in front. */
export const eventTable = (): string =>
  table(
    ['Event', 'When', 'Told with it'],
    Object.entries(EVENTS).map(([name, [when, detail]]) => [code(name), when, code(detail)]),
  )
