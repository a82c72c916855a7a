import { catalogue } from './catalogue'

/** The account area: its menu, whose words are the titles of its screens, and what goes wrong around them. */
export const accountTexts = catalogue('account', {
  menu: 'Account menu',
  dashboard: 'Dashboard',
  'order-history': 'Order History',
  'address-book': 'Address Book',
  subscriptions: 'My Subscriptions',
  'manage-subscription': 'Manage Subscription',
  login: 'Sign in',
  register: 'Create account',
  'email-preferences': 'Email Preferences',
  'account-information': 'Account Information',
  signOut: 'Sign out',
  signedOut: 'You’re signed out.',
  signOutFailed: 'We couldn’t sign you out. Please try again.',
  notFound: 'We couldn’t find that page',
  notFoundText: 'It may have moved. Choose a page of your account, or go to your dashboard.',
  failed: 'We couldn’t load this.',
  failedTitle: 'We couldn’t load your account',
  failedText: 'Nothing in it has changed.',
  saved: 'Saved',
  notSaved: 'We couldn’t save that. Please try again.',
  conflict: 'This changed in another tab. Here’s the latest.',
  again: 'Please sign in again',
  againText: 'What you typed is still here.',
})
