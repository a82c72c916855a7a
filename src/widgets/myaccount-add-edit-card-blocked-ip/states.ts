/** Every state of what stands in for the form of a card where none can be added. */
export const states = [
  'default',
  'phone',
  'closed hours',
  'list of existing cards still visible',
  'retry unblocked',
  'retry blocked',
  'guest reached by URL',
]
