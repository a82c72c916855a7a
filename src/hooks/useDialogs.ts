import { type Announcement, type DialogRequest, dialogActions, type Toast } from '../store/dialogs'
import { useStore } from './StoreProvider'
import { useSlot } from './useSlot'

type DialogActions = ReturnType<typeof dialogActions>

export interface UseDialogsResult extends DialogActions {
  /** The dialog to show, or null. One at a time; the others wait. */
  current: Readonly<DialogRequest> | null
  /** Messages that leave by themselves, oldest first. */
  toasts: readonly Readonly<Toast>[]
  /** Sentences for a screen reader that nobody has said yet. */
  announcements: readonly Readonly<Announcement>[]
}

/**
 * The page's one queue of dialogs, toasts and announcements: asking for them, and showing them.
 *
 * @example
 * const { toast } = useDialogs()
 * return <button onClick={() => toast('restored', { skuId: 1201 }, { tone: 'ok' })}>Say it</button>
 */
export function useDialogs(): UseDialogsResult {
  const store = useStore()
  const { queue, toasts, announcements } = useSlot(store.state.dialogs)
  return { current: queue[0] ?? null, toasts, announcements, ...store.use(dialogActions) }
}
