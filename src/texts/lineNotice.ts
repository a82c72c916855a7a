import { builtInTexts } from './catalogue'

/** Notices about a line. */
export const lineNoticeTexts = builtInTexts('line', {
  outOfStock: '{item} is sold out. Remove it or choose another size to check out.',
  outOfStockAlone: '{item} is sold out. Remove it to check out.',
  insufficient: 'Only {units} left. We kept your quantity at {quantity}.',
  tooMany: 'Only {units} left. Please lower the quantity.',
  tooManyInAll:
    'Only {units} left for your whole order. Please lower the quantity or remove this item.',
  takeRest: 'Change to {units}',
  otherSize: 'Choose another size',
  priceUp: 'The price went up since you added this: now {to}, was {from}.',
  priceDown: 'Good news: the price dropped since you added this: now {to}, was {from}.',
  priceRead: 'Got it',
  priceReadOf: 'Got it: the price of {item} in {possessive} shipment',
  insideLoading: 'Looking it up…',
  insideFailed: 'We couldn’t look that up right now.',
  part: '{quantity} × {item}',
})
