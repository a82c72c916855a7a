import { useMemo } from 'react'
import { type Announcement, type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { MOST_TOASTS_SHOWN, type Toast } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useToastText } from './useToastText'

/** A toast or an announcement with its sentence. */
export type Worded<T> = Readonly<T> & {
  /** The text to show or to say. */
  readonly message: string
}

export interface UseToastsResult
  extends Pick<DialogActions, 'dismissToast' | 'holdToast' | 'announced'> {
  /** Messages that leave by themselves, oldest first. */
  toasts: readonly Worded<Toast>[]
  /** Those to show at once, the oldest three; the time of the others has not begun. */
  shownToasts: readonly Worded<Toast>[]
  /** Sentences for a screen reader that nobody has said yet. */
  announcements: readonly Worded<Announcement>[]
}

/**
 * The toasts and announcements of the page in words, for whoever shows and says them.
 *
 * @example
 * const { shownToasts, dismissToast } = useToasts()
 * return shownToasts.map(({ id, message }) => (
 *   <p key={id} onClick={() => dismissToast(id)}>{message}</p>
 * ))
 */
export function useToasts(): UseToastsResult {
  const store = useStore()
  const slot = useSlot(store.slot(dialogActions))
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

/** Gives each one its sentence, and stays the same object as long as it does. */
function useWorded() {
  const textOf = useToastText()
  return useMemo(() => {
    const known = new WeakMap<object, object>()
    return <T extends Pick<Toast, 'kind' | 'params'>>(one: T): T & { message: string } => {
      const worded = known.get(one) ?? { ...one, message: textOf(one.kind, one.params) }
      known.set(one, worded)
      // Made of the same one.
      return worded as T & { message: string }
    }
  }, [textOf])
}
