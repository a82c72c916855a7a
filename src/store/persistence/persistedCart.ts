import type { Cart, Shipment } from '../../domain/schema/entities'
import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import type { PersistedValue } from '../core/persistedValue'

/** The cart in the browser's storage. */
export const persistedCartValue: PersistedValue<StoreContext> = {
  key: 'cart',
  days: 7,
  schema: persistedSchemas.cart,
  read: ({ state: { cart } }, mode) =>
    cart && (mode === 'minimal' ? minimalCart(cart) : persistedCart(cart)),
  write({ cart, isLoggedIn }, value: Cart) {
    // A customer's cart must not be shown to the next user of the device.
    if (!value.cust_id || isLoggedIn()) cart.restore(value)
  },
}

/**
 * The cart as it can be stored on a device: without gift card certificates, emails, phone numbers and saved
 * addresses (reliability §9).
 */
export function persistedCart(cart: Cart): Cart {
  return {
    ...cart,
    gift_card_json: null,
    saved_addresses: null,
    recipients: cart.recipients.map(withoutContact),
  }
}

const withoutContact = (shipment: Shipment): Shipment => ({
  ...shipment,
  phone: null,
  email: null,
  announce_it_email: null,
})

/** The minimum for a first paint: ids, quantities, prices, first names. */
export function minimalCart({ cart_id, cust_id, summary_section_totals, recipients }: Cart): Cart {
  return {
    cart_id,
    // Tells a customer's cart from a guest's.
    cust_id,
    summary_section_totals,
    recipients: recipients.map(({ crec_id, addr_id, fname, is_myself, cart_type, items }) => ({
      crec_id,
      addr_id,
      fname,
      is_myself,
      cart_type,
      items,
    })),
  }
}
