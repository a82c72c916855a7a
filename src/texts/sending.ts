import { builtInTexts } from './catalogue'

/** Progress of sending to many people. */
export const sendingTexts = builtInTexts('bulk', {
  runTitle: 'Adding to your cart',
  progress: '{done} of {total} added',
  stop: 'Stop',
  stopping: 'Stopping…',
  stoppedTitle: 'Stopped',
  stoppedText: '{done} of {total} are in your cart. The rest haven’t been added yet.',
  resume: 'Continue',
  doneTitle: 'Added to your cart',
  'reason.address': 'we couldn’t save the address.',
  'reason.lines': 'we couldn’t add the items.',
  'reason.stock': 'we don’t have enough left.',
  'reason.details': 'we couldn’t set Auto-Delivery or the number of boxes.',
  'reason.date': 'we couldn’t set the date. Choose one in your cart.',
  'reason.message': 'we couldn’t save the gift message.',
  again: 'Try these again',
  undo: 'Undo all',
  undoing: 'Undoing…',
  undoneTitle: 'Your cart is back to how it was',
  undoneText: 'Everyone you added is out of your cart. Their addresses are still saved.',
  undonePartlyTitle: 'Some gifts are still in your cart',
  undonePartly: 'We couldn’t take everything out. Please check your cart.',
})
