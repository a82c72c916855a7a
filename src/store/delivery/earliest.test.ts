import { describe, expect, it } from 'vitest'
import {
  dateMissing,
  dateMissingNoneOpen,
  dateMissingTaken,
  oneShipment,
} from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { earliestDateActions } from './actions'

describe('the earliest day', () => {
  it.each([
    ['is the first that costs nothing on top', dateMissing, { status: 'saved' }, '2026-12-03'],
    ['is not used if a day was chosen', oneShipment, { status: 'saved' }, '2026-12-10'],
    [
      'is null if no day is open',
      dateMissingNoneOpen,
      { status: 'failed', reason: 'refused', kind: 'no-dates' },
      undefined,
    ],
    [
      'may be gone by then',
      dateMissingTaken,
      { status: 'failed', reason: 'refused', kind: 'date-taken' },
      undefined,
    ],
  ] as const)('%s', async (_case, world, outcome, day) => {
    const { store, backend } = await aStore(world)
    expect(await store.use(earliestDateActions).chooseEarliest(11)).toEqual(outcome)
    expect((await backend.cart())?.recipients[0]?.shipping?.delivery_date).toBe(day)
  })

  it('of a removed shipment is not looked up', async () => {
    const { store, requests } = await aStore(dateMissing)
    const outcome = await store.use(earliestDateActions).chooseEarliest(99)
    expect(outcome).toEqual({ status: 'failed', reason: 'gone' })
    expect(requests()).toEqual([])
  })
})
