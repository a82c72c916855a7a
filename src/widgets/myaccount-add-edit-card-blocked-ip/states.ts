/** Every state of the screen that replaces the card form if no card can be added. */
export const states = [
  'default',
  'phone',
  'closed hours',
  'list of existing cards still visible',
  'retry unblocked',
  'retry blocked',
  'guest reached by URL',
]
