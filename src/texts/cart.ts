import { catalogue } from './catalogue'

/** The cart page. */
export const cartTexts = catalogue('cart', {
  title: 'Your cart',
  contents: '{items} {items|item|items} to {people} {people|recipient|recipients}',
  skipToSummary: 'Go to order summary',
  shipments: 'Shipments',
  emptyTitle: 'Your cart is empty',
  emptyText:
    'Steaks, seafood and sweets travel frozen, straight to the door of everyone on your list.',
  emptyAction: 'Start shopping',
  addRecipient: 'Send something to someone else',
  failedTitle: 'We couldn’t load your cart',
  failedText: 'What you put into it is safe. Please check your connection and try again.',
  notFoundTitle: 'We couldn’t find your cart.',
  notFoundText: 'It may have been checked out, or be too old. What you see here may be gone.',
  restored: 'Showing your cart as you left it. Checking prices and stock …',
  notConfirmed: 'We couldn’t check your cart yet. Prices and stock may have changed.',
  outOfDate: 'We couldn’t check your cart. What you see may be out of date.',
  cutoffPassed: 'Today’s order cut-off has passed. Please check the delivery dates.',
})

/** Why a cart may not be checked out, word by word for each problem. */
export const problemTexts = catalogue('problem', {
  title: 'Please look at this before you check out',
  'item-out-of-stock': '{item} is sold out. Remove it or choose another size to check out.',
  'insufficient-stock': 'Only {units} of {item} left. Please lower the quantity.',
  'add-on-qualify': 'Add {gap} more of other items to {whose} shipment, or remove the add-on.',
  'add-on-qualify-unknown': 'An add-on needs more of other items beside it, or has to be removed.',
  'auto-delivery-qualify':
    '{item} comes with Auto-Delivery. Add an Auto-Delivery item to {whose} shipment.',
  failedTitle: 'We couldn’t check your cart',
  failedText:
    'Stock and add-ons could not be checked just now. Nothing was changed. Please try again.',
})
