import { createContext, createElement, type ReactNode, use, useCallback, useMemo } from 'react'
import type { StoreContext } from '../store/core/context'
import {
  type Announcement,
  type DialogActions,
  type DialogRequest,
  dialogActions,
  type Toast,
} from '../store/dialog/dialogs'
import { useSlot } from './internal/useSlot'
import { useAsker, useStore } from './StoreProvider'

export interface UseDialogsResult extends DialogActions {
  /** The dialog to show, or null. One at a time; the others wait. */
  current: Readonly<DialogRequest> | null
  /** Messages that leave by themselves, oldest first. */
  toasts: readonly Readonly<Toast>[]
  /** Sentences for a screen reader that nobody has said yet. */
  announcements: readonly Readonly<Announcement>[]
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
 * const { toast } = useDialogs()
 * return <button onClick={() => toast('restored', { skuId: 1201 }, { tone: 'ok' })}>Say it</button>
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
