import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useStore } from './StoreProvider'

/**
 * Announces a sentence to screen readers, by its key in the catalogue. Unlike `useDialogs`, does not
 * re-render the component for announcements made elsewhere.
 *
 * @example
 * const announce = useAnnounce()
 * announce('total-changed', { amount: '$59.95' })
 */
export function useAnnounce(): DialogActions['announce'] {
  return useStore().use(dialogActions).announce
}
