import { builtInTexts } from './catalogue'

/** Why checkout could not continue, and what to do next. */
export const failureTexts = builtInTexts('failure', {
  'cart-not-found': 'We couldn’t find your cart',
  'cart-not-found.text': 'It may have timed out. Try again, or start a new one.',
  ordered: 'You already placed this order',
  'ordered.text': 'Check your email for the confirmation.',
  expired: 'Your cart timed out',
  'expired.text': 'Your gifts may still be there. Take a look at your cart.',
  provider: 'We can’t take payments right now',
  'provider.text': 'Your cart is saved. Try again in a few minutes.',
  item: 'A gift in your cart sold out',
  'item.text': 'Choose something else, or remove it.',
  maintenance: 'We’re down for quick maintenance',
  'maintenance.text': 'Your cart is saved. Try again in a few minutes.',
  generic: 'Something went wrong on our side',
  'generic.text': 'Your cart is saved. Try again in a minute.',
  none: 'No problem here',
  'none.text': 'Your cart is where you left it.',
  noCharge: 'You have not been charged.',
  toCart: 'Back to cart',
  orders: 'See your orders',
  trying: 'Trying…',
  failed: 'That didn’t work. Try again in a minute.',
  reference: 'Reference {reference}',
})
