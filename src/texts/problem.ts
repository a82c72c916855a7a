import { catalogue } from './catalogue'

/** Why a cart may not be checked out, word by word for each problem. */
export const problemTexts = catalogue('problem', {
  title: 'Please look at this before you check out',
  'item-out-of-stock': '{item} is sold out. Remove it or choose another size to check out.',
  'item-out-of-stock-alone': '{item} is sold out. Remove it to check out.',
  'insufficient-stock': 'Only {units} of {item} left. Please lower the quantity.',
  'add-on-qualify': 'Add {gap} more of other items to {possessive} shipment, or remove the add-on.',
  'add-on-qualify-parent':
    '{item} needs to go with an item of {threshold} or more. Choose another item for it, or remove it.',
  'add-on-qualify-unknown': 'An add-on needs more of other items beside it, or has to be removed.',
  'auto-delivery-qualify':
    '{item} comes with Auto-Delivery. Add an Auto-Delivery item to {possessive} shipment.',
  'group.item-out-of-stock': 'Sold out',
  'group.insufficient-stock': 'Fewer left than you want',
  'group.add-on-qualify': 'Add-ons',
  'group.auto-delivery-qualify': 'Auto-Delivery',
  remove: 'Remove it',
  removeOf: 'Remove it: {item}',
  removeAddOns: '{count|Remove the add-on|Remove the add-ons}',
  swap: 'Change to {size}, {price}',
  swapPlain: 'Change to {size}',
  take: 'Change to {quantity}',
  takeOf: 'Change to {quantity}: {item}',
  chooseParent: 'Let {item} go with {parent}',
  addMore: 'Add {gap} more',
  addMoreItems: 'Add something else',
  startAutoDelivery: 'Turn on Auto-Delivery for {item}',
  fixing: 'Changing …',
  left: '{count} {count|thing|things} left to look at.',
  allFixed: 'That was all. You can check out now.',
  refusedTitle: 'This order needs a second look on our side',
  refusedText:
    'We can’t send you to checkout with it just yet. Try again in a minute, or get in touch and we’ll sort it out with you.',
  failedTitle: 'We couldn’t check your cart',
  failedText:
    'Stock and add-ons could not be checked just now. Nothing was changed. Please try again.',
})
