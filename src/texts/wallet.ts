import { builtInTexts } from './catalogue'

/** Paying with a wallet, outside checkout. */
export const walletTexts = builtInTexts('wallet', {
  or: 'or',
  loading: 'Loading {name}…',
  pay: 'Pay with {name}',
  paying: 'Waiting for {name}…',
  ineligible: '{name} isn’t available for this order. Please check out as usual.',
  blocked:
    '{name} couldn’t load. Your network or an extension may be blocking it. You can check out as usual.',
  cancelled: 'You closed {name}. Your order was not placed.',
  failed:
    '{name} ran into a problem, and your order was not placed. Try again, or check out as usual.',
  approved: '{name} is confirmed. One moment…',
  blockedHere: '{name} couldn’t load. Pay another way.',
  ineligibleHere: '{name} isn’t available for this order.',
  opens: '{name} opens when you place the order.',
  press: 'The {name} button places your order.',
  approveAgain: 'You’ll approve the new total in {name}. Nothing has been charged yet.',
  notCharged: 'Nothing was charged to {name}.',
  popup: 'Allow pop-ups to open {name}, then try again.',
  crashed: '{name} can’t be shown. Please check out as usual.',
})
