import { phoneDigits } from './phone'
import { plainPostalCode } from './postalCode'

/** Address fields with a required format. */
export type FormedField = 'postal_code' | 'phone' | 'email'

/**
 * Whether a text that is not blank has the right format. The only such rule, shared by the address form and the
 * check for missing fields.
 */
export function isFormed(field: FormedField, text: string): boolean {
  if (field === 'phone') return phoneDigits(text).length === 10
  if (field === 'postal_code') return /^\d{5}(\d{4})?$/.test(plainPostalCode(text))
  const [name, host = '', ...rest] = text.split('@')
  const isOdd = !name || rest.length > 0 || /\s|\.\./.test(text)
  return !isOdd && /^[^.].*\.[^.]+$/.test(host)
}
