import { catalogue } from './catalogue'

/** One line of the cart. */
export const lineTexts = catalogue('line', {
  quantity: 'Quantity of {item}',
  decrease: 'Decrease quantity of {item}',
  increase: 'Increase quantity of {item}',
  remove: 'Remove {item} from {whose} shipment',
  removeShort: 'Remove',
  each: '{amount} each',
  outOfStock: '{item} is sold out. Remove it or choose another size to check out.',
  insufficient: 'Only {units} left. We kept your quantity at {quantity}.',
  tooMany: 'Only {units} left. Please lower the quantity.',
  takeRest: 'Change to {units}',
  overMax: 'You can order up to {max} at a time. For more, please call us.',
  addOn: 'Add-on',
  goesWith: 'Goes with {item}',
  freeGift: 'Free gift',
  combo: 'Combo',
  club: 'Club: {orders} {orders|month|months}, starting {month}',
  clubPlain: 'Club',
  shipsFree: 'Ships free',
  autoDelivery: 'Auto-Delivery every {months} {months|month|months}',
})
