import { act, cleanup, render } from '@testing-library/react'
import { type ComponentType, Fragment, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fiveRecipients } from '../../mocks/scenarios'
import { pageExamples } from '../../testing/page/pageExamples'
import { aStore, settled } from '../../testing/store/testStore'
import { StoreProvider } from '../hooks'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const widgets = import.meta.glob<ComponentType<object>>(
  './{universal-banner,pdp,pcp,three-up,recipe,recipe-category,recipe-search,recipe-detail}/index.ts',
  { import: 'default' },
)

/** What an app asks the server until it is at rest, and what it reports. */
async function askedBy(path: string, Mode: typeof StrictMode | typeof Fragment) {
  const Widget = (await widgets[path]?.()) ?? (() => null)
  const { store, backend, reported } = await aStore(fiveRecipients)
  const before = backend.count()
  render(
    <Mode>
      <StoreProvider store={store}>
        <Widget {...pageExamples[path.split('/')[1] ?? '']} />
      </StoreProvider>
    </Mode>,
  )
  await act(async () => {
    await settled(store)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await settled(store)
  })
  cleanup()
  return {
    requests: backend.requests.slice(before).map(({ method, path }) => `${method} ${path}`),
    reported,
  }
}

it('there are eight apps', () => {
  expect(Object.keys(widgets)).toHaveLength(8)
})

it.each(Object.keys(widgets))('%s asks as much when React renders it twice', async (path) => {
  const once = await askedBy(path, Fragment)
  expect(await askedBy(path, StrictMode)).toEqual(once)
  expect(once.reported).toEqual([])
  // Who shows products at once asks what is left of them; a recipe does when somebody gets near.
  expect(once.requests.length > 0).toBe(/pdp|pcp|three-up/.test(path))
})
