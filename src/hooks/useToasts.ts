import { useMemo } from 'react'
import { type Announcement, type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { MOST_TOASTS_SHOWN, type Toast } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useToastText } from './useToastText'

/** A toast or an announcement with its text. */
export type Worded<T> = Readonly<T> & {
  /** The text to show or announce. */
  readonly message: string
}

export interface UseToastsResult
  extends Pick<DialogActions, 'dismissToast' | 'holdToast' | 'announced'> {
  /** Messages that disappear automatically, oldest first. */
  toasts: readonly Worded<Toast>[]
  /** Those to show now: the oldest three; the timers of the others have not started. */
  shownToasts: readonly Worded<Toast>[]
  /** Sentences that have not been announced to screen readers yet. */
  announcements: readonly Worded<Announcement>[]
}

/**
 * The page's toasts and announcements with their texts, for components that show and announce them.
 *
 * @example
 * const { shownToasts, dismissToast } = useToasts()
 * return shownToasts.map(({ id, message }) => (
 *   <p key={id} onClick={() => dismissToast(id)}>{message}</p>
 * ))
 */
export function useToasts(): UseToastsResult {
  const store = useStore()
  const slot = useSlot(dialogActions)
  const { dismissToast, holdToast, announced } = store.use(dialogActions)
  const worded = useWorded()
  const toasts = slot.toasts.map(worded)
  return {
    toasts,
    shownToasts: toasts.slice(0, MOST_TOASTS_SHOWN),
    announcements: slot.announcements.map(worded),
    dismissToast,
    holdToast,
    announced,
  }
}

/** Adds the text to each toast; returns the same object for the same toast. */
function useWorded() {
  const textOf = useToastText()
  return useMemo(() => {
    const known = new WeakMap<object, object>()
    return <T extends Pick<Toast, 'kind' | 'params'>>(one: T): T & { message: string } => {
      const worded = known.get(one) ?? { ...one, message: textOf(one.kind, one.params) }
      known.set(one, worded)
      // The cached object was made from this toast.
      return worded as T & { message: string }
    }
  }, [textOf])
}
