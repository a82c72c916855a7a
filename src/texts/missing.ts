import { catalogue } from './catalogue'

/** What a shipment still needs; it comes when something is missing, or with the list of all. */
export const missingTexts = catalogue('shipment', {
  fill: 'Add {part} for {possessive} shipment',
  missing: 'Still missing:',
  'part.name': 'name',
  'part.fname': 'first name',
  'part.lname': 'last name',
  'part.address': 'address',
  'part.address_1': 'street address',
  'part.city': 'city',
  'part.state': 'state',
  'part.postal_code': 'ZIP code',
  'part.phone': 'phone',
  'part.email': 'e-mail',
  'part.date': 'delivery date',
  'part.postal_code.wrong': 'ZIP code of 5 or 9 digits',
  'part.phone.wrong': 'phone number of 10 digits',
  'part.email.wrong': 'whole e-mail address',
})
