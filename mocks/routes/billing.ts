import { LIMITS } from '../../src/domain/limits'
import type { BillingAddress } from '../../src/domain/schema/entities'
import { Refusal } from './call'

const REQUIRED = ['fname', 'lname', 'address_1', 'city', 'state', 'postal_code'] as const

/** Refuses the address of who pays where a part of it is missing, or too long. */
export function checkBilling(billing: BillingAddress): void {
  const field = REQUIRED.find((name) => !billing[name]?.trim())
  if (field) throw new Refusal(422, 'field_required', { field })
  for (const [name, text] of Object.entries(billing)) {
    const most = (LIMITS as Readonly<Record<string, number>>)[name]
    if (most && String(text ?? '').length > most)
      throw new Refusal(422, 'too_long', { field: name })
  }
}

/** Whether any part of such an address was sent. */
export const hasAddress = (billing: BillingAddress): boolean =>
  REQUIRED.some((name) => billing[name] != null)
