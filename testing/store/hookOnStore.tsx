import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { subscribe } from 'valtio/vanilla'
import { StoreProvider } from '../../src/hooks'
import { dialogActions } from '../../src/store/dialog/dialogs'
import { aStore, settled } from './testStore'

/** A hook on its own store, with the events that it emits, which nothing on the page handles. */
export async function aHook<T>(useHook: () => T, ...on: Parameters<typeof aStore>) {
  const tested = await aStore(...on)
  const { store } = tested
  const { result, rerender } = renderHook(useHook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  })
  const told = store.slot(dialogActions)
  const shown = new Map<number, string>()
  const note = () => {
    for (const { id, kind, tone, actionKind, params } of told.toasts) {
      shown.set(id, [kind, tone, actionKind, params.name].filter(Boolean).join(' '))
    }
  }
  subscribe(told, note, true)
  return {
    ...tested,
    result,
    rerender,
    /** Toasts so far: kind, tone, action, and the name in them. */
    toasts: () => [...shown.values()],
    /** Kinds of the toasts that are shown now. */
    toastsLeft: () => told.toasts.map(({ kind }) => kind),
    /** Announcements so far: kind and subject. */
    announced: () =>
      told.announcements.map(({ kind, params }) => `${kind} ${JSON.stringify(params)}`),
    /** Presses the last toast's action, and waits until it has ended. */
    async press() {
      await act(async () => {
        told.toasts.at(-1)?.action?.()
        await settled(store)
      })
    },
  }
}
