import { catalogue } from './catalogue'

/** One recipient's part of the cart. */
export const shipmentTexts = catalogue('shipment', {
  toMyself: 'To me',
  toName: 'To {name}',
  toSomeone: 'To someone new',
  whoseMine: 'your',
  whoseName: '{name}’s',
  whoseSomeone: 'this',
  place: '{city}, {state}',
  noAddress: 'Address to be added at checkout',
  arrives: 'Arrives {day}',
  arrivesWeek: 'Arrives the week of {day}',
  arrivesByEmail: 'Sent by e-mail to {email}',
  arrivesByEmailLater: 'Sent by e-mail',
  noDate: 'Delivery date to be chosen at checkout',
  dateMoved: 'The ship date moved from {day}',
  overnight: 'Overnight',
  perishable: 'Ships frozen',
  giftMessage: 'Gift message',
  items: 'Items',
  shipping: 'Shipping',
  tax: 'Estimated tax',
  freeShippingGap: 'Add {amount} more to this shipment for free shipping',
  addOnGap: 'Add {amount} more of other items to this shipment, or remove the add-on.',
  autoDeliveryGap: '{item} comes with Auto-Delivery. Add an Auto-Delivery item to this shipment.',
  linesOf: 'Items in {whose} shipment',
})
