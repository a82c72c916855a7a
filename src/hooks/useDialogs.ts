import { use, useMemo } from 'react'
import {
  type Announcement,
  type DialogActions,
  type DialogRequest,
  dialogActions,
} from '../store/dialog/dialogs'
import type { Toast } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { InDialog, refusal } from './useAsk'

export interface UseDialogsResult extends DialogActions {
  /** The dialog to show, or null. One at a time; the others wait. */
  current: Readonly<DialogRequest> | null
  /** Messages that leave by themselves, oldest first; `useToasts` has their words. */
  toasts: readonly Readonly<Toast>[]
  /** What a screen reader is to say, and has not said yet. */
  announcements: readonly Readonly<Announcement>[]
}

/**
 * The page's one queue of dialogs, toasts and announcements: asking for them, and showing them.
 * A dialog asked for from inside of a dialog is refused: what it would hold is a step of the first.
 *
 * @example
 * const { current, answer } = useDialogs()
 * return current && <button onClick={() => answer(current.id, null)}>Close {current.kind}</button>
 */
export function useDialogs(): UseDialogsResult {
  const store = useStore()
  const { queue, toasts, announcements } = useSlot(store.slot(dialogActions))
  const isInDialog = use(InDialog)
  const actions = store.use(dialogActions)
  const verbs = useMemo(() => {
    if (!isInDialog) return actions
    return { ...actions, ...store.use(refusal) }
  }, [actions, isInDialog, store])
  return { current: queue[0] ?? null, toasts, announcements, ...verbs }
}
