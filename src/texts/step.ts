import { builtInTexts } from './catalogue'

/** The steps of checkout, and the texts that all of its pages share. */
export const stepTexts = builtInTexts('step', {
  nav: 'Checkout steps',
  email: 'Email',
  delivery: 'Delivery',
  payment: 'Payment',
  gifts: '{count} {count|gift|gifts}',
  summary: 'Show order summary',
  summaryTitle: 'Your order',
  people: 'Your gifts',
  next: 'Next: {name}',
  toPayment: 'Continue to payment',
  continue: 'Continue',
  skipped: 'Your delivery details are all set.',
  leaving: 'One moment…',
  signInFirst: 'Auto-Delivery needs an account. Taking you to sign in…',
  offline: 'You’re offline. Continue when you’re back.',
})
