import { builtInTexts } from './catalogue'

/** Why a cart cannot be checked out, by problem. */
export const problemTexts = builtInTexts('problem', {
  title: 'Fix {count} {count|thing|things} to check out',
  'item-out-of-stock': '{item} is sold out. Remove it or choose another size to check out.',
  'item-out-of-stock-alone': '{item} is sold out. Remove it to check out.',
  'insufficient-stock': 'Only {units} {item} left. Please lower the quantity.',
  'add-on-qualify': 'Add {gap} more of other items to {possessive} shipment, or remove the add-on.',
  'add-on-qualify-parent':
    '{item} needs to go with an item of {threshold} or more. Choose another item for it, or remove it.',
  'add-on-qualify-unknown': 'An add-on needs other items with it. Add some, or remove the add-on.',
  'auto-delivery-qualify':
    '{item} comes with Auto-Delivery. Add an Auto-Delivery item to {possessive} shipment.',
  inGift: '{name}: {problem}',
  'group.item-out-of-stock': 'Sold out',
  'group.insufficient-stock': 'Low stock',
  'group.add-on-qualify': 'Add-ons',
  'group.auto-delivery-qualify': 'Auto-Delivery',
  remove: 'Remove',
  removeOf: 'Remove {item}',
  removeAddOns: '{count|Remove the add-on|Remove the add-ons}',
  fixFrom: '{fix} from {possessive} shipment',
  fixFor: '{fix} for {possessive} shipment',
  fixIn: '{fix} in {possessive} shipment',
  fixOf: '{fix}: {item} in {possessive} shipment',
  swap: 'Change to {size}, {price}',
  swapPlain: 'Change to {size}',
  take: 'Change to {quantity}',
  chooseParent: 'Pair {item} with {parent}',
  addMore: 'Add {gap} more',
  addMoreItems: 'Add something else',
  startAutoDelivery: 'Turn on Auto-Delivery for {item}',
  fixing: 'Changing…',
  left: '{count} {count|thing|things} left to fix.',
  detailsLeft: '{count} {count|gift still needs|gifts still need} a detail.',
  allFixed: 'All set. You’re ready to check out.',
  refusedTitle: 'We need to take a second look at this order',
  refusedText:
    'Checkout isn’t ready for it just yet. Try again in a minute, or get in touch and we’ll sort it out with you.',
  failedTitle: 'We couldn’t check your cart',
  failedText: 'We couldn’t check stock and add-ons right now. Nothing changed. Please try again.',
})
