import { builtInTexts } from './catalogue'

/** Whether a shipment is ready, and what it still needs. */
export const missingTexts = builtInTexts('shipment', {
  fill: 'Add {part} for {possessive} shipment',
  missing: 'Still needed:',
  needs: 'Needs {parts}',
  attention: 'Needs attention',
  ready: 'Ready',
  'part.name': 'name',
  'part.fname': 'first name',
  'part.lname': 'last name',
  'part.address': 'address',
  'part.address_1': 'street address',
  'part.city': 'city',
  'part.state': 'state',
  'part.postal_code': 'ZIP code',
  'part.phone': 'phone number',
  'part.email': 'email',
  'part.date': 'delivery date',
  'part.postal_code.wrong': '5- or 9-digit ZIP code',
  'part.phone.wrong': '10-digit phone number',
  'part.email.wrong': 'complete email address',
})
