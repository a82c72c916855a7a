import { builtInTexts } from './catalogue'

/** The dialogs that a widget can request, by kind: title, question, answers. */
export const dialogTexts = builtInTexts('dialog', {
  'confirm-merge.title': 'Combine both shipments to {name}?',
  'confirm-merge.text':
    'They’ll ship in one box, with the date and message of the other shipment. You can’t undo this.',
  'confirm-merge.yes': 'Combine them',
  'confirm-merge.no': 'Keep them separate',
  'unsaved-changes.title': 'Leave without saving?',
  'unsaved-changes.text': 'What you typed here hasn’t been saved yet.',
  'unsaved-changes.yes': 'Keep editing',
  'unsaved-changes.no': 'Leave',
  opening: 'Opening…',
  'not-loaded.title': 'We couldn’t open that',
  'not-loaded.text':
    'Part of this page didn’t load. Nothing changed. Please check your connection and try again.',
})

/** Why a change failed, shown in the dialog that requested it; by the kind of notice that it replaces. */
export const savingTexts = builtInTexts('saving', {
  'change-not-saved': 'We couldn’t save that. Your choice is still here. Please try again.',
  'change-unsure':
    'We didn’t hear back, so it may have been saved. Check your cart before you try again.',
  'change-offline': 'You seem to be offline. Your choice will be here when you’re back online.',
  'change-gone': 'That’s no longer in your cart, so we couldn’t save this.',
  'recipient-not-added':
    'We couldn’t save that address. What you typed is still here. Please try again.',
  'line-not-moved': 'We couldn’t move it. Nothing changed. Please try again.',
  'date-taken': 'That date was just taken. Please check the new one, then continue.',
  'no-dates':
    'No delivery dates are open right now. Everything else is saved. Please try again later, or contact us.',
  'not-copied': 'We couldn’t add it. Nothing changed. Please try again.',
})

/** Dialogs with a text field. */
export const editorTexts = builtInTexts('editor', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed hasn’t been saved.',
  leaveStay: 'Keep editing',
  leaveGo: 'Leave without saving',
  problems: 'Check these fields',
  optional: 'optional',
})
