import { builtInTexts } from './catalogue'

/** A customer's name, email, phone and password. */
export const infoTexts = builtInTexts('info', {
  title: 'Your details',
  name: 'Your name',
  emailSent: 'Open the link we sent to {email} to finish.',
  taken: 'Another account uses this email. Try a different one.',
  password: 'Change password',
  current: 'Current password',
  currentMissing: 'Enter your current password.',
  new: 'New password',
  min: 'At least {min} characters',
  wrong: 'That isn’t your current password.',
  unsure:
    'Your password may have changed. Try again, and if your current one doesn’t work, use the new one.',
  changed: 'Password changed. Other devices were signed out.',
})
