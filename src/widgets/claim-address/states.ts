/** Every state of the page behind a link that asks for an address. */
export const states = [
  'address asked for',
  'date may be chosen',
  'date kept by the sender',
  'each field rule',
  'field refused by the shop',
  'day gone meanwhile',
  'sending',
  'sent with its day',
  'sent without a day',
  'sending failed, typed text stays',
  'link over (used, expired, withdrawn or never one)',
  'answered in another tab',
  'too many links tried',
  'link in the address changed',
]
