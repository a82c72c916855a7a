import { catalogue } from './catalogue'

/** Dialogs in which something is typed. */
export const editorTexts = catalogue('editor', {
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed has not been saved.',
  leaveStay: 'Keep editing',
  leaveGo: 'Leave without saving',
  problems: 'There is a problem',
  optional: 'optional',
})
