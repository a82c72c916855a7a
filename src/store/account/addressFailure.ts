import { ADDRESS_FIELDS, type AddressField } from '../../domain/recipient/addressFieldNames'
import type { Failed } from '../core/outcome'
import type { AccountResult } from './change'
import { valueIn } from './valueIn'

/** An address that was not saved; `field` is the one that the server rejected (422), if it names one. */
export interface AddressFailed extends Failed {
  readonly field?: AddressField
}

/** Why an address was not saved. */
export function addressFailure({
  failure,
  error,
}: Extract<AccountResult<unknown>, { ok: false }>): AddressFailed {
  const named = error?.status === 422 && valueIn(error, 'field')
  const field = ADDRESS_FIELDS.find((one) => one === named)
  return field ? { ...failure, field } : failure
}
