import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useStore } from './StoreProvider'

/**
 * Shows toasts, and takes them away again. Whoever only tells something uses it, and does not render
 * again for what others tell.
 *
 * @example
 * const { toast } = useToast()
 * const { status } = await remove()
 * if (status === 'failed') toast('change-not-saved', {}, { tone: 'error' })
 */
export function useToast(): Pick<DialogActions, 'toast' | 'dismissToast'> {
  return useStore().use(dialogActions)
}
