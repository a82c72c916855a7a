import { builtInTexts } from './catalogue'
import { sumTexts } from './sums'

/** The order summary. */
export const summaryTexts = builtInTexts('summary', {
  ...sumTexts.texts,
  title: 'Order summary',
  savings: 'Item savings',
  promo: 'Promo code {code}',
  shipping: 'Standard shipping',
  upgrade: 'Shipping upgrade',
  shippingDiscount: 'Shipping discount',
  taxLoading: 'Calculating…',
  taxLater: 'Calculated at checkout',
  total: 'Order total',
  due: 'Amount due',
  saved: 'You save {amount} on this order',
  checkout: 'Check out',
  checking: 'Checking your cart…',
  saving: 'Saving your changes…',
  codeSummary: 'Add a promo code or gift card',
})
