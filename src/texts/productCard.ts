import { catalogue } from './catalogue'

/** A product in a list; the words of the list itself stand in `pcp.ts`, under the same noun. */
export const productCardTexts = catalogue('pcp', {
  from: 'From {amount}',
  add: 'Add',
  addItem: 'Add {item}, {size}',
  addItemAlone: 'Add {item}',
  soldOut: 'Sold out',
  soldOutItem: 'Sold out: {item}',
  left: 'Only {units} left',
  save: 'Save {amount}',
  saveUpTo: 'Save up to {amount}',
  ends: 'Ends {day} at {time} Central',
  club: 'Club',
  box: 'Gift box',
  addOn: 'Add-on',
  autoDelivery: 'Auto-Delivery',
  shipsFree: 'Ships free',
})
