import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useStore } from './StoreProvider'

/**
 * Shows and dismisses toasts. Unlike `useToasts`, does not re-render for toasts shown elsewhere. Its
 * `ask` is for a toast's action, which outlives the dialog that showed it: a dialog opened while
 * another is open waits its turn.
 *
 * @example
 * const { toast } = useToast()
 * const { status } = await remove()
 * if (status === 'failed') toast('change-not-saved', {}, { tone: 'error' })
 */
export function useToast(): Pick<DialogActions, 'toast' | 'dismissToast' | 'ask'> {
  return useStore().use(dialogActions)
}
