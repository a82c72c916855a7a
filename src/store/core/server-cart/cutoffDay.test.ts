import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from '../../../../mocks/backend'
import { fakeClock } from '../../../../testing/clock'
import { aStore } from '../../../../testing/store/testStore'
import { createClient } from '../../../api/client/client'
import { cartActions } from '../../cart/actions'

afterEach(() => vi.unstubAllGlobals())

const HOUR = 3_600_000

/** A page opened on a Tuesday at 2 PM in Chicago, an hour after the cutoff. */
async function afternoon() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const clock = fakeClock('2026-12-01T20:00:00Z')
  let slept = 0
  const now = () => new Date(clock.now().getTime() + slept)
  const backend = createBackend({ clock: () => now().getTime() })
  const api = createClient({ fetch: backend.fetch, clock: { ...clock, now } })
  const { store } = await aStore({}, { backend, api, clock: { ...clock, now } })
  return {
    store,
    isPassed: () => store.state.cartFacts.passedCutoff,
    pass: clock.advance,
    /** Time passes, but timers do not, as on a closed laptop. */
    sleep(ms: number) {
      slept += ms
    },
    lookAgain: () => page.dispatchEvent(new Event('visibilitychange')),
  }
}

it('a passed cutoff counts until midnight in Chicago', async () => {
  const { store, isPassed, pass } = await afternoon()
  const end = store.start()
  await pass(10 * HOUR - 60_000)
  expect(isPassed()).toBe(true)
  await pass(120_000)
  expect(isPassed()).toBe(false)
  end()
})

it('a page that is looked at on the next day knows it at once', async () => {
  const { store, isPassed, sleep, lookAgain } = await afternoon()
  const end = store.start()
  sleep(19 * HOUR)
  expect(isPassed()).toBe(true)
  lookAgain()
  expect(isPassed()).toBe(false)
  end()
})

it('the next day’s own cutoff counts', async () => {
  const { store, isPassed, sleep, pass } = await afternoon()
  const end = store.start()
  sleep(24 * HOUR)
  await store.use(cartActions).refresh()
  await pass(60_000)
  expect(isPassed()).toBe(true)
  end()
})

it('a stopped store no longer looks', async () => {
  const { store, isPassed, pass } = await afternoon()
  store.start()()
  await pass(11 * HOUR)
  expect(isPassed()).toBe(true)
})
