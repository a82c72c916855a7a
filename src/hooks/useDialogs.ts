import { createContext, createElement, type ReactNode, use, useCallback, useMemo } from 'react'
import type { StoreContext } from '../store/core/context'
import {
  type Announcement,
  type DialogActions,
  type DialogRequest,
  dialogActions,
} from '../store/dialog/dialogs'
import { MOST_TOASTS_SHOWN, type Toast } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useAsker, useStore } from './StoreProvider'
import { useToastText } from './useToastText'

export interface UseDialogsResult extends DialogActions {
  /** The dialog to show, or null. One at a time; the others wait. */
  current: Readonly<DialogRequest> | null
  /** Messages that leave by themselves, oldest first. */
  toasts: readonly Worded<Toast>[]
  /** Those to show at once, the oldest three; the time of the others has not begun. */
  shownToasts: readonly Worded<Toast>[]
  /** Sentences for a screen reader that nobody has said yet. */
  announcements: readonly Worded<Announcement>[]
}

/** A toast or an announcement with its sentence. */
export type Worded<T> = Readonly<T> & {
  /** The text to show or to say. */
  readonly message: string
}

const refusal = ({ report }: StoreContext): Pick<DialogActions, 'ask'> => ({
  ask: (kind) => {
    report('dialog-nested', { kind })
    return Promise.resolve(null)
  },
})

const InDialog = createContext(false)

/** Put around the content of a dialog: what is in it can open no second one. */
export function DialogScope({ children }: { children: ReactNode }) {
  return createElement(InDialog, { value: true }, children)
}

/**
 * The page's one queue of dialogs, toasts and announcements: asking for them, and showing them.
 * A dialog asked for from inside of a dialog is refused: what it would hold is a step of the first.
 *
 * @example
 * const { toasts, dismissToast } = useDialogs()
 * return toasts.map(({ id, message }) => <p key={id} onClick={() => dismissToast(id)}>{message}</p>)
 */
export function useDialogs(): UseDialogsResult {
  const store = useStore()
  const { queue, toasts, announcements } = useSlot(store.slot(dialogActions))
  const worded = useWorded()
  const isInDialog = use(InDialog)
  const actions = store.use(dialogActions)
  const verbs = useMemo(() => {
    if (!isInDialog) return actions
    return { ...actions, ...store.use(refusal) }
  }, [actions, isInDialog, store])
  const all = toasts.map(worded)
  return {
    current: queue[0] ?? null,
    toasts: all,
    shownToasts: all.slice(0, MOST_TOASTS_SHOWN),
    announcements: announcements.map(worded),
    ...verbs,
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

/**
 * Asks for a dialog. Whoever only asks uses it, and does not render again for what others ask and say. The
 * dialog ends when the provider above leaves the page.
 *
 * @example
 * const ask = useAsk()
 * return <button onClick={() => ask('line-options', { lineId })}>Options</button>
 */
export function useAsk(): DialogActions['ask'] {
  const { ask } = useStore().use(use(InDialog) ? refusal : dialogActions)
  const asker = useAsker()
  return useCallback((kind, params) => ask(kind, params, asker), [ask, asker])
}
