import { builtInTexts } from './catalogue'

/** The address book: its cards, its form, and the questions before something is removed. */
export const bookTexts = builtInTexts('book', {
  none: 'No addresses yet. Save one, and never retype it.',
  add: 'Add an address',
  edit: 'Edit {name}’s address',
  editMine: 'Edit your address',
  editDo: 'Edit',
  remove: 'Delete {name}’s address',
  removeDo: 'Delete',
  removeText: 'Past orders and your cart keep theirs.',
  removed: 'Address deleted.',
  gone: 'This address was deleted.',
  default: 'Default address',
  makeDefault: 'Make default',
  makeDefaultOf: 'Make default: {name}',
  defaultSet: '{name} is now your default.',
  twin: '{name} at {street} is already saved.',
  update: 'Update it',
  both: 'Save both',
  cartToo: 'It’s in your cart. Change it there, too?',
  import: 'Saved on this device only: {count}',
  importDo: 'Add to my address book',
  merged: '{count} {count|person|people} added to your address book.',
  importSome: '{done} added. {failed} {failed|needs|need} a fix.',
  unnamed: 'Address without a name',
})
