import { builtInTexts } from './catalogue'

/** The first step of checkout: an email, or an account. */
export const loginTexts = builtInTexts('login', {
  title: 'Your email',
  guestTitle: 'Check out as a guest',
  hint: 'For your confirmation and delivery updates. No account needed.',
  offers: 'Email me offers and recipes',
  guest: 'Continue as guest',
  notSaved: 'We couldn’t save your email. What you entered is still here. Try again.',
  have: 'Have an account? Sign in for saved addresses and cards.',
  known: 'You may have an account. Sign in, or continue as guest.',
  signInTitle: 'Sign in',
  registerTitle: 'Create your account',
  show: 'Show password',
  min: 'At least {min} characters',
  minDone: '✓ At least {min} characters',
  forgot: 'Forgot password?',
  locked: 'Too many tries. Wait {minutes} min or reset your password.',
  merging: 'Adding your saved addresses…',
  signedIn: 'Signed in as {name}.',
  autoOff: 'Turn off Auto-Delivery in your cart',
  registerSent: 'Check {email} for a link to finish.',
  exists: 'We couldn’t create this account. If you have one, sign in or reset your password.',
  expired: 'This form timed out. What you entered is still here. Try again.',
  failed: 'We couldn’t reach your account. What you entered is still here. Try again.',
})
