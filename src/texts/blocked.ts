import { builtInTexts } from './catalogue'

/** For a connection that cannot use cards: what still works. */
export const blockedTexts = builtInTexts('blocked', {
  title: 'Let’s finish your order another way',
  text: 'We can’t take cards on this connection. Your cart is saved.',
  walletBlocked: '{name} couldn’t load. Your network or an extension may be blocking it.',
  walletIneligible: '{name} isn’t available for this order.',
  walletFailed: '{name} ran into a problem, and your order was not placed. Press its button again.',
  call: 'Call {phone}',
  closed: 'Our phones open {when}.',
  trying: 'Checking…',
  still: 'Cards still aren’t available here.',
  failed: 'That didn’t work. Try again in a minute.',
  ok: 'You can pay by card now.',
  ref: 'Reference {ref}',
})
