/** Every state of name, email, phone and password. */
export const informationStates = [
  'account information: view',
  'account information: edit',
  'account information: each field empty/limit/cut',
  'account information: e-mail taken',
  'account information: e-mail needs confirmation',
  'account information: saving',
  'account information: saved',
  'account information: failed',
  'account information: wrong current password',
  'account information: weak/mismatched new password (one field + show, no confirm field)',
  'account information: password changed, other sessions signed out',
  'account information: unsaved leave',
  'account information: session expired on save',
]
