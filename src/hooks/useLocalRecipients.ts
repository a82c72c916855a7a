import { useMemo } from 'react'
import { unlisted } from '../domain/recipient/recipientKey'
import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { recipientActions } from '../store/recipient/actions'
import type { ImportOutcome } from '../store/recipient/recipients'
import { useKnownAddresses } from './internal/useKnownAddresses'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseLocalRecipientsResult {
  /** Recipients saved on this device: those that a guest has added. */
  localRecipients: readonly SavedAddress[]
  /** Those that a customer who has signed in since can import: the address book does not have them. */
  importable: readonly SavedAddress[]
  /** Whether there are any to import. */
  isImportable: boolean
  /** Removes them from this device; `undo` restores them. */
  forget(): { status: 'forgotten'; undo(): void }
  /** Adds the importable ones to the customer's address book. Never rejects. */
  importAll(): Promise<ImportOutcome>
}

/**
 * The recipients that a guest saved on this device, to forget or import (specification §6). Compares them with
 * the address book, but does not load it.
 *
 * @example
 * const { localRecipients, forget } = useLocalRecipients()
 * return <button onClick={forget}>Forget {localRecipients.length} people</button>
 */
export function useLocalRecipients(): UseLocalRecipientsResult {
  const store = useStore()
  const { forgetLocalRecipients, importLocalRecipients } = store.use(recipientActions)
  const { localRecipients, status } = useSlot(accountActions)
  const known = useKnownAddresses()
  const importable = useMemo(
    () => (status === 'customer' ? unlisted(localRecipients, known) : []),
    [status, localRecipients, known],
  )
  return {
    localRecipients,
    importable,
    isImportable: importable.length > 0,
    forget: forgetLocalRecipients,
    importAll: importLocalRecipients,
  }
}
