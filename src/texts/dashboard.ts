import { builtInTexts } from './catalogue'

/** The first screen of an account. */
export const dashboardTexts = builtInTexts('dashboard', {
  hello: 'Hi, {name}',
  gifts: 'Your gifts',
  today: 'Arriving today: {names}',
  late: '{name}’s gift is late. New date: {day}.',
  lateUndated: '{name}’s gift is late.',
  allDone: 'All your gifts have arrived.',
  allOrders: 'View all orders',
  again: 'Last December you sent {count} {count|gift|gifts}.',
  welcome: 'Your first gift starts here',
  nextBox: 'Next subscription box',
  address: 'Default address',
  noDefault: 'No default yet. Choose one in your address book.',
  allAddresses: 'View all addresses',
  noAddress: 'No addresses yet. Save one, and never retype it.',
  cardSoon: '{card} expires soon. Update it now.',
  cardOver: '{card} has expired. Update it now.',
  allCards: 'View all payment methods',
})
