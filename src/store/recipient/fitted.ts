import { cutToLimits } from '../../domain/limits'
import type { AddressFields } from '../../domain/schema/entities'
import { resCom } from '../../domain/shipment/shipments'

/** A new recipient: both names, and whatever was entered of the address. */
export type NewRecipient = Partial<AddressFields> & { fname: string; lname: string }

/** The fields to send, each cut to its limit. */
export function fitted(recipient: NewRecipient) {
  const { fname, lname, company, address_1, address_2, city, state, postal_code } = recipient
  const { phone, email } = recipient
  const limited = { fname, lname, company, address_1, address_2, city, postal_code, phone, email }
  return { ...cutToLimits(limited), state, res_com: resCom(recipient) }
}
