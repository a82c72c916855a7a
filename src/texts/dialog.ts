import { catalogue } from './catalogue'

/** The dialogs that a widget may ask for, by kind: its title, its question, its answers. */
export const dialogTexts = catalogue('dialog', {
  'confirm-merge.title': 'Combine the two shipments to {name}?',
  'confirm-merge.text':
    'They then travel as one parcel. The date and message of the other shipment are kept.',
  'confirm-merge.yes': 'Combine them',
  'confirm-merge.no': 'Keep them apart',
})
