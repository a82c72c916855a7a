import { LIMITS } from '../../src/domain/limits'
import type { BillingAddress } from '../../src/domain/schema/entities'
import { Refusal } from './call'

const REQUIRED = ['fname', 'lname', 'address_1', 'city', 'state', 'postal_code'] as const

/** Refuses a billing address with a missing or overlong part. */
export function checkBilling(billing: BillingAddress): void {
  const field = REQUIRED.find((name) => !billing[name]?.trim())
  if (field) throw new Refusal(422, 'field_required', { field })
  for (const [name, text] of Object.entries(billing)) {
    const most = (LIMITS as Readonly<Record<string, number>>)[name]
    if (most && String(text ?? '').length > most)
      throw new Refusal(422, 'too_long', { field: name })
  }
}

/** Whether any part of a billing address was sent. */
export const hasAddress = (billing: BillingAddress): boolean =>
  REQUIRED.some((name) => billing[name] != null)
