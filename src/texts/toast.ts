import { catalogue } from './catalogue'

/** What toasts and announcements say, by the kind that the store names. */
export const toastTexts = catalogue('toast', {
  say: '{text}',
  'line-removed': '{item} was removed.',
  'line-not-removed': 'We couldn’t remove {item}. It is still in your cart.',
  restored: '{item} is back in your cart.',
  'restored-partly':
    '{item} is back in your cart, but not all of its details. Please check its date and message.',
  'not-restored': 'We couldn’t put {item} back. Please add it again from the shop.',
  'not-added': 'We couldn’t add that to your cart. Please check your cart and try again.',
  'change-unsure': 'We didn’t hear back about that change. Please check your cart.',
  'change-offline': 'You seem to be offline. That change was not saved.',
  'change-not-saved': 'We couldn’t save that change. Your cart shows what is saved.',
  'recipient-not-added': 'We couldn’t add {name}. Your cart is as it was.',
  'line-out-of-stock': '{item} is sold out.',
  'line-insufficient': 'Only {units} of {item} left.',
  'added-to-cart': 'Added to your cart. It holds {count} {count|item|items} now.',
  'total-changed': 'Order total is now {amount}.',
  'loading-cart': 'Loading your cart',
})
