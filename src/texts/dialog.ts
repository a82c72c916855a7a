import { catalogue } from './catalogue'

/** The dialogs that a widget may ask for, by kind: its title, its question, its answers. */
export const dialogTexts = catalogue('dialog', {
  'confirm-merge.title': 'Combine the two shipments to {name}?',
  'confirm-merge.text':
    'They then travel as one parcel. The date and message of the other shipment are kept. This cannot be undone.',
  'confirm-merge.yes': 'Combine them',
  'confirm-merge.no': 'Keep them apart',
  'unsaved-changes.title': 'Leave without saving?',
  'unsaved-changes.text': 'What you have typed here is not saved yet.',
  'unsaved-changes.yes': 'Go on typing',
  'unsaved-changes.no': 'Leave',
  opening: 'Opening…',
  'not-loaded.title': 'We couldn’t open that',
  'not-loaded.text':
    'A part of this page did not arrive. Nothing was changed. Please check your connection and try again.',
})

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

/** Dialogs in which something is typed. */
export const editorTexts = catalogue('editor', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed has not been saved.',
  leaveStay: 'Keep editing',
  leaveGo: 'Leave without saving',
  problems: 'There is a problem',
  optional: 'optional',
})
