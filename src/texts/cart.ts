import { builtInTexts } from './catalogue'

/** The cart page. */
export const cartTexts = builtInTexts('cart', {
  title: 'Your cart',
  contents: '{items} {items|item|items} for {people} {people|person|people}',
  skipToSummary: 'Skip to order summary',
  shipments: 'Shipments',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Steaks, seafood and sweets, shipped frozen to the door of everyone on your list.',
  emptyAction: 'Start shopping',
  orderedTitle: 'Your order was placed',
  orderedText:
    'You placed it in another tab, so this cart is empty now. Your confirmation is on its way by email.',
  orderedHereText: 'This cart is empty now. Your confirmation is on its way by email.',
  addRecipient: 'Add another recipient',
  addMany: 'Send to a list',
  moreFromShop: 'Keep shopping',
  failedTitle: 'We couldn’t load your cart',
  failedText: 'Your items are saved. Please try again in a minute.',
  notFoundTitle: 'We couldn’t find your cart.',
  notFoundText: 'It may have expired or been checked out. What you see here may be gone.',
  restored: 'Showing your cart as you left it. Checking prices and stock…',
  notConfirmed: 'We couldn’t check your cart yet. Prices and stock may have changed.',
  outOfDate: 'We couldn’t check your cart. It may be out of date.',
  cutoffPassed: 'Today’s order cutoff has passed. Please check your delivery dates.',
})
