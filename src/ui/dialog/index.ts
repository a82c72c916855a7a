/* The dialog, kept out of this layer's index because it pulls in Radix Dialog. Loaded on demand. */
export { Dialog } from './Dialog'
export { DialogCompany } from './DialogCompany'
export { DialogFoot } from './DialogFoot'
export { canTakeFocus } from './useDialogFocus'
