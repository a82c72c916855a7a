import type { AddressFields } from '../schema/entities'

/** The fields to fill in for sending something to someone. */
export const ADDRESS_FIELDS = [
  'fname',
  'lname',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'phone',
  'email',
] as const satisfies (keyof AddressFields)[]

export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** Whether the form of a billing address has a field: phone and email are asked for elsewhere. */
export const isBillingField = (field: AddressField): boolean =>
  field !== 'phone' && field !== 'email'
