import { createContext, createElement, type ReactNode, use, useCallback } from 'react'
import type { StoreContext } from '../store/core/context'
import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import { useLife, useStore } from './StoreProvider'

/** The verbs inside of a dialog, where no second one is opened. */
export const refusal = ({ report }: StoreContext): Pick<DialogActions, 'ask'> => ({
  ask: (kind) => {
    report('dialog-nested', { kind })
    return Promise.resolve(null)
  },
})

/** Whether what is drawn stands in a dialog. */
export const InDialog = createContext(false)

/** Put around the content of a dialog: what is in it can open no second one. */
export function DialogScope({ children }: { children: ReactNode }) {
  return createElement(InDialog, { value: true }, children)
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
  const life = useLife()
  return useCallback(
    (kind, params, signal) => ask(kind, params, signal ?? life?.current.signal),
    [ask, life],
  )
}
