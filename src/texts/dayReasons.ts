import { builtInTexts } from './catalogue'

/** Why a day is not available for delivery. */
export const dayReasonTexts = builtInTexts('delivery', {
  overnightOnly: 'overnight only',
  'reason-weekend': 'no weekend delivery',
  'reason-holiday': 'no delivery on this holiday',
  'reason-holiday-named': 'no delivery on {name}',
  'reason-sold-out': 'sold out',
  'reason-cut-off': 'today’s order cutoff has passed',
  'reason-outside-group': 'not in season',
  'reason-past': 'in the past',
  'reason-too-soon': 'too soon to arrive',
  'reason-too-far': 'not open for orders yet',
  'reason-closed': 'unavailable',
  'reason-e-gift': 'sent by email',
  'reason-no-date': 'ships without a date',
  'reason-other-kind': 'ships another way',
})
