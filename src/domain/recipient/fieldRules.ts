import { phoneDigits } from './phone'
import { plainPostalCode } from './postalCode'

/** Fields of an address that are well formed or not. */
export type FormedField = 'postal_code' | 'phone' | 'email'

/**
 * Whether a text that is not blank is what it should be. The one rule for the form of an address, which
 * then says what is wrong, and for what a shipment still needs.
 */
export function isFormed(field: FormedField, text: string): boolean {
  if (field === 'phone') return phoneDigits(text).length === 10
  if (field === 'postal_code') return /^\d{5}(\d{4})?$/.test(plainPostalCode(text))
  const [name, host = '', ...rest] = text.split('@')
  const isOdd = !name || rest.length > 0 || /\s|\.\./.test(text)
  return !isOdd && /^[^.].*\.[^.]+$/.test(host)
}
