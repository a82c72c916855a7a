import { builtInTexts } from './catalogue'

/** Signing in, registering and resetting a password in the account area. */
export const signInTexts = builtInTexts('signIn', {
  title: 'Sign in',
  register: 'Create an account',
  benefits: 'Track gifts, keep addresses, send again in minutes.',
  toRegister: 'New here? Create an account',
  toSignIn: 'Have an account? Sign in',
  forgot: 'Forgot password?',
  resetTitle: 'Reset your password',
  back: 'Back to sign in',
  resetDo: 'Email me a link',
  resetSent: 'If {email} has an account, a link is on its way.',
  resetFailed: 'We couldn’t send that. What you entered is still here. Try again.',
  resetOld: 'That link no longer works. Send a new one.',
  newTitle: 'Choose a new password',
  newDo: 'Save password',
  newSaved: 'Your password is saved.',
  newMaybe: 'Your new password may already be saved. Try signing in with it.',
  newFailed: 'We couldn’t save that. What you entered is still here. Try again.',
  already: 'You’re signed in as {name}.',
})
