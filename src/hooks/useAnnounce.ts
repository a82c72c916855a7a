import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useStore } from './StoreProvider'

/**
 * Says one sentence to a screen reader, by its key in the catalogue. Whoever only speaks uses it, and
 * does not render again for what others say.
 *
 * @example
 * const announce = useAnnounce()
 * announce('total-changed', { amount: '$59.95' })
 */
export function useAnnounce(): DialogActions['announce'] {
  return useStore().use(dialogActions).announce
}
