import { catalogue } from './catalogue'

/** The order summary. */
export const summaryTexts = catalogue('summary', {
  title: 'Order summary',
  merchandise: 'Merchandise',
  savings: 'Item savings',
  promo: 'Promo code {code}',
  shipping: 'Standard shipping',
  upgrade: 'Shipping upgrade',
  shippingDiscount: 'Shipping discount',
  tax: 'Tax',
  taxLoading: 'Calculating…',
  taxLater: 'Calculated at checkout',
  total: 'Order total',
  totalShort: 'Total',
  due: 'Amount due',
  saved: 'You save {amount} on this order',
  checkout: 'Check out',
  checking: 'Checking your cart…',
  saving: 'Saving your changes…',
  codeSummary: 'Add a promo code or gift card',
})
