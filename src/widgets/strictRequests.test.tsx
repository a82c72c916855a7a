import { act, cleanup, render } from '@testing-library/react'
import { type ComponentType, Fragment, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { customerSignedIn, fiveRecipients } from '../../mocks/scenarios'
import { pageExamples } from '../../testing/page/pageExamples'
import { aStore, settled } from '../../testing/store/testStore'
import { StoreProvider } from '../hooks'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const widgets = import.meta.glob<ComponentType<object>>('./*/index.ts', { import: 'default' })

/** Apps whose screens belong to the account or depend on its customer. */
const isForCustomers = (path: string) => path.includes('/myaccount')

/** An app's requests until it is idle, and its reports. */
async function askedBy(path: string, Mode: typeof StrictMode | typeof Fragment) {
  const Widget = (await widgets[path]?.()) ?? (() => null)
  const world = isForCustomers(path) ? customerSignedIn : fiveRecipients
  const { store, backend, reported } = await aStore(world)
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

it('there are twenty-one apps', () => {
  expect(Object.keys(widgets)).toHaveLength(21)
})

it.each(Object.keys(widgets))('%s asks as much when React renders it twice', async (path) => {
  // Late code of an app is loaded from the second render on.
  await askedBy(path, Fragment)
  const once = await askedBy(path, Fragment)
  expect(await askedBy(path, StrictMode)).toEqual(once)
  expect(once.reported).toEqual([])
})

it.each(['pdp', 'pcp', 'three-up'])('%s requests its products’ stock at once', async (app) => {
  expect((await askedBy(`./${app}/index.ts`, Fragment)).requests).not.toEqual([])
})
