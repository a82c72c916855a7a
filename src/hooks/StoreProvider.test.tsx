import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../api/client/client'
import { createStore } from '../store/core/createStore'
import { dialogActions } from '../store/dialog/dialogs'
import { StoreProvider } from './StoreProvider'
import { useAsk } from './useAsk'

afterEach(cleanup)

interface PartProps {
  wait: Promise<void> | null
}

function Part({ wait }: PartProps) {
  const ask = useAsk()
  if (wait) use(wait)
  return (
    <button type="button" onClick={() => void ask('unsaved-changes', {})}>
      Ask
    </button>
  )
}

it('keeps its dialogs while a Suspense boundary around it waits', async () => {
  const store = createStore({ api: createClient() })
  const page = (wait: Promise<void> | null) => (
    <Suspense fallback="Waiting">
      <StoreProvider store={store}>
        <Part wait={wait} />
      </StoreProvider>
    </Suspense>
  )
  const { rerender, unmount } = render(page(null))
  await act(async () => screen.getByText('Ask').click())
  await act(async () => rerender(page(new Promise(() => {}))))
  expect(screen.getByText('Waiting')).toBeDefined()
  expect(store.slot(dialogActions).queue).toHaveLength(1)
  await act(async () => unmount())
  expect(store.slot(dialogActions).queue).toHaveLength(0)
})
