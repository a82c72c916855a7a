import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { recipientActions } from '../store/recipient/actions'
import type { ImportOutcome } from '../store/recipient/recipients'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseLocalRecipientsResult {
  /** Recipients saved on this device: those that a guest has added. */
  localRecipients: readonly SavedAddress[]
  /** Whether a customer who has signed in since can import any of them. */
  isImportable: boolean
  /** Removes them from this device; `undo` restores them. */
  forget(): { status: 'forgotten'; undo(): void }
  /** Adds them to the customer's address book. Never rejects. */
  importAll(): Promise<ImportOutcome>
}

/**
 * The recipients that a guest saved on this device, to forget or import (specification §6). Loads
 * nothing from the server.
 *
 * @example
 * const { localRecipients, forget } = useLocalRecipients()
 * return <button onClick={forget}>Forget {localRecipients.length} people</button>
 */
export function useLocalRecipients(): UseLocalRecipientsResult {
  const store = useStore()
  const { forgetLocalRecipients, importLocalRecipients } = store.use(recipientActions)
  const { status, localRecipients } = useSlot(store.slot(accountActions))
  return {
    localRecipients,
    isImportable: status === 'customer' && localRecipients.length > 0,
    forget: forgetLocalRecipients,
    importAll: importLocalRecipients,
  }
}
