import { builtInTexts } from './catalogue'

/** The browser's question before typed text is lost, if the page's own dialogs cannot be shown. */
export const leaveTexts = builtInTexts('leave', {
  unsaved: 'Leave without saving? What you typed here hasn’t been saved yet.',
})
