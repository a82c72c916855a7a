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
  orderedTitle: 'Your order was placed',
  orderedText:
    'It was placed in another tab, so this cart is empty now. Your confirmation is on its way by e-mail.',
  addRecipient: 'Send something to someone else',
  addMany: 'Send to many at once',
  moreFromShop: 'Keep shopping',
  failedTitle: 'We couldn’t load your cart',
  failedText: 'What you put into it is safe. Please check your connection and try again.',
  notFoundTitle: 'We couldn’t find your cart.',
  notFoundText: 'It may have been checked out, or be too old. What you see here may be gone.',
  restored: 'Showing your cart as you left it. Checking prices and stock …',
  notConfirmed: 'We couldn’t check your cart yet. Prices and stock may have changed.',
  outOfDate: 'We couldn’t check your cart. What you see may be out of date.',
  cutoffPassed: 'Today’s order cut-off has passed. Please check the delivery dates.',
})
