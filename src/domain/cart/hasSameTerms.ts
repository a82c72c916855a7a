import { dayChanges } from '../delivery/dayChanges'
import type { Cart } from '../schema/entities'
import { cartTotals } from './totals'
import { withTax } from './withTax'

/** Whether a cart still costs the same, and arrives on the same days; a missing tax is as before. */
export function hasSameTerms(before: Cart, now: Cart): boolean {
  const { amountDue, tax } = cartTotals(before)
  const taxed = tax === null || now.tax != null ? now : withTax(now, tax)
  return cartTotals(taxed).amountDue === amountDue && dayChanges(before, now).length === 0
}
