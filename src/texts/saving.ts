import { catalogue } from './catalogue'

/** Why a change was not made, in the dialog that asked for it; by the kind of notice that it replaces. */
export const savingTexts = catalogue('saving', {
  'change-not-saved': 'We couldn’t save that. What you chose is still here. Please try again.',
  'change-unsure':
    'We didn’t hear back, and it may have been saved. Please check your cart before you try again.',
  'change-offline': 'You seem to be offline. What you chose is still here for when you are back.',
  'recipient-not-added':
    'We couldn’t save that address. What you typed is still here. Please try again.',
  'line-not-moved': 'We couldn’t move it. It is where it was. Please try again.',
  'not-copied': 'We couldn’t add it. Your cart is as it was. Please try again.',
})
