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
