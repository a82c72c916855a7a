export { AddEditCard } from '../add-edit-card/AddEditCard'
export { SavedCards } from './SavedCards'
