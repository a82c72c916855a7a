import { builtInTexts } from './catalogue'

/** The list of saved cards: actions and their results. */
export const cardListTexts = builtInTexts('card', {
  set: '{card} is now your default.',
  edit: 'Edit {card}',
  editDo: 'Edit',
  remove: 'Delete {card}',
  removeDo: 'Delete',
  replace: 'Choose another card for it first.',
  removed: '{card} deleted.',
  add: 'Add a card',
})
