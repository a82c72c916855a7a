import { builtInTexts } from './catalogue'

/** A product in a list; the texts of the list itself are in `pcp.ts`, under the same noun. */
export const productCardTexts = builtInTexts('pcp', {
  from: 'From {amount}',
  add: 'Add',
  addItem: 'Add {item}, {size}',
  addItemAlone: 'Add {item}',
  choose: 'Choose',
  chooseItem: 'Choose options for {item}',
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
