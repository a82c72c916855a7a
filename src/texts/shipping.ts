import { builtInTexts } from './catalogue'

/** Checkout's page for the address and delivery date of a gift. */
export const shippingTexts = builtInTexts('shipping', {
  title: 'Delivery for {name}',
  titleSomeone: 'Delivery for someone new',
  titleSelf: 'Your delivery',
  titleEGift: 'E-gift for {name}',
  new: 'New address',
  saved: 'Saved addresses',
  none: 'Choose an address.',
  all: 'All {count}',
  use: 'Use {address}',
  useAll: 'Use saved addresses for {count} {count|person|people}',
  usedAll: '{count} {count|address|addresses} added. Please check them.',
  sameName: '{name} is already on your list. Use that address?',
  editEGift: 'Edit name or email',
  editEGiftOf: 'Edit name or email of {possessive} shipment',
  earliest: 'The earliest date. You can change it.',
  address: 'Delivery address',
  problem: 'Check what’s marked below',
})
