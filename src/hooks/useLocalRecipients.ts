import type { SavedAddress } from '../domain/schema/entities'
import { accountActions } from '../store/account/account'
import { recipientActions } from '../store/recipient/actions'
import type { ImportOutcome } from '../store/recipient/recipients'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseLocalRecipientsResult {
  /** Whom this device keeps: those that a guest has added. */
  localRecipients: readonly SavedAddress[]
  /** Whether there are some that a customer, who has signed in since, may keep for good. */
  isImportable: boolean
  /** Forgets them; `undo` brings them back. */
  forget(): { status: 'forgotten'; undo(): void }
  /** Adds them to the customer's list. Never rejects. */
  importAll(): Promise<ImportOutcome>
}

/**
 * The recipients that a guest keeps on this device, and what becomes of them (specification §6). It
 * reads nothing from the server.
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
