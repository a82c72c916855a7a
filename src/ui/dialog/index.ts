/*
 * The dialog, apart from the index of this layer: it brings Radix Dialog with it, and is loaded when one is wanted.
 */
export { Dialog } from './Dialog'
export { DialogCompany } from './DialogCompany'
export { DialogFoot } from './DialogFoot'
export { canTakeFocus } from './useDialogFocus'
