import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useStore } from './StoreProvider'

/**
 * Shows toasts, and takes them away again. Whoever only tells something uses it, and does not render
 * again for what others tell. Its `ask` is for the action of a toast, which outlives the dialog that
 * showed it: what is asked for while another dialog is open waits for its turn.
 *
 * @example
 * const { toast } = useToast()
 * const { status } = await remove()
 * if (status === 'failed') toast('change-not-saved', {}, { tone: 'error' })
 */
export function useToast(): Pick<DialogActions, 'toast' | 'dismissToast' | 'ask'> {
  return useStore().use(dialogActions)
}
