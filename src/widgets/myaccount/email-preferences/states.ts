/** Every state of what a customer is sent. */
export const emailStates = [
  'email preferences: loaded',
  'email preferences: all off',
  'email preferences: unsubscribe all confirm / done / undo',
  'email preferences: saving / saved / failed',
  'email preferences: part saved',
  'email preferences: not signed in with valid link',
  'email preferences: link expired',
  'email preferences: e-mail bounced flag',
  'email preferences: SMS preference present',
  'email preferences: reminders list empty/filled',
]
