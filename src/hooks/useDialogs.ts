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
  /** A `session-expired` to show over `current`, which stays mounted and keeps its input; or null. */
  over: Readonly<DialogRequest> | null
  /** Messages that disappear automatically, oldest first; `useToasts` adds their text. */
  toasts: readonly Readonly<Toast>[]
  /** Announcements that screen readers have not been given yet. */
  announcements: readonly Readonly<Announcement>[]
}

/**
 * The page's single queue of dialogs, toasts and announcements, for opening and for showing them.
 * A dialog cannot open another: show its content as a step of the first.
 *
 * @example
 * const { current, answer } = useDialogs()
 * return current && <button onClick={() => answer(current.id, null)}>Close {current.kind}</button>
 */
export function useDialogs(): UseDialogsResult {
  const store = useStore()
  const { queue, toasts, announcements } = useSlot(dialogActions)
  const isInDialog = use(InDialog)
  const actions = store.use(dialogActions)
  const verbs = useMemo(() => {
    if (!isInDialog) return actions
    return { ...actions, ...store.use(refusal) }
  }, [actions, isInDialog, store])
  const sessionExpired = queue.find(({ kind }) => kind === 'session-expired') ?? null
  const current = queue[0] ?? null
  const over = sessionExpired === current ? null : sessionExpired
  return { current, over, toasts, announcements, ...verbs }
}
