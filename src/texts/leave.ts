import { catalogue } from './catalogue'

/** What the browser asks before what is typed is lost, where the page's own dialogs cannot be shown. */
export const leaveTexts = catalogue('leave', {
  unsaved: 'Leave without saving? What you typed here hasn’t been saved yet.',
})
