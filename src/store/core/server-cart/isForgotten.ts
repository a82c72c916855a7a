import type { Cart } from '../../../domain/schema/entities'

/** Whether the server began a guest's cart in place of a customer's: some do so if they no longer know the session. */
export const isForgotten = (before: Cart | null, now: Cart | null): boolean =>
  Boolean(before?.cust_id && now && !now.cust_id && now.cart_id !== before.cart_id)
