import { createContext, createElement, type ReactNode, use, useCallback } from 'react'
import type { StoreContext } from '../store/core/context'
import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useLife, useStore } from './StoreProvider'

/** Replaces `ask` inside a dialog, where a second one cannot be opened. */
export const refusal = ({ report }: StoreContext): Pick<DialogActions, 'ask'> => ({
  ask: (kind) => {
    report('dialog-nested', { kind })
    return Promise.resolve(null)
  },
})

/** Whether the component is inside a dialog. */
export const InDialog = createContext(false)

/** Wraps a dialog's content, so that it cannot open a second dialog. */
export function DialogScope({ children }: { children: ReactNode }) {
  return createElement(InDialog, { value: true }, children)
}

/**
 * Opens a dialog and resolves to its answer. Unlike `useDialogs`, does not re-render for other dialogs. The
 * dialog closes when the provider above unmounts.
 *
 * @example
 * const ask = useAsk()
 * return <button onClick={() => ask('line-options', { lineId })}>Options</button>
 */
export function useAsk(): DialogActions['ask'] {
  const { ask } = useStore().use(use(InDialog) ? refusal : dialogActions)
  const life = useLife()
  return useCallback(
    (kind, params, signal) => ask(kind, params, signal ?? life?.current.signal),
    [ask, life],
  )
}
