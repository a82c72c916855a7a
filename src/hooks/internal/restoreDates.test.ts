import { expect, it } from 'vitest'
import { aCart, aShipment, aShipping } from '../../../mocks/fixtures'
import { threeAlike, twoOfFourReady } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { deliveryActions } from '../../store/delivery/actions'
import { restoreDates } from './restoreDates'

/** Gives every shipment one date, takes it back, and returns the outcome with the dates before and after. */
async function undone(...on: Parameters<typeof aStore>) {
  const { store } = await aStore(...on)
  const { choose } = store.use(deliveryActions)
  const now = () => store.state.cart ?? aCart()
  const datesNow = () => now().recipients.map(({ shipping }) => shipping?.delivery_date ?? null)
  const [before, own] = [now(), datesNow()]
  const [lead] = before.recipients
  const choice = { shipDate: '2026-12-15', selectType: 'day', applyAll: true }
  await choose(lead?.crec_id ?? 0, choice)
  const outcome = await restoreDates(choose, before, now(), now)
  return { outcome, own, restored: datesNow(), cart: now() }
}

it('gives each shipment its own date back', async () => {
  const { outcome, own, restored } = await undone(threeAlike)
  expect(outcome).toEqual({ status: 'saved' })
  expect(restored).toEqual(own)
})

it('fails if the server keeps the date of a shipment that had none', async () => {
  const { outcome, own, restored } = await undone(twoOfFourReady)
  expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
  expect(own).toContain(null)
  expect(restored).toEqual(own.map((date) => date ?? '2026-12-17'))
})

it('ends the surcharge for an exact day, also if a shipment had no kind of date', async () => {
  const plain = () => aShipment({ shipping: aShipping({ ship_select_type: null }) })
  const { outcome, cart } = await undone({ cart: aCart({ recipients: [plain(), plain()] }) })
  expect(outcome).toEqual({ status: 'saved' })
  expect(cart.recipients[1]?.shipping?.ship_select_type).toBe('standard')
})

it('keeps a date that was chosen for one of them since', async () => {
  const { store } = await aStore(threeAlike)
  const { choose } = store.use(deliveryActions)
  const now = () => store.state.cart ?? aCart()
  const dates = () => now().recipients.map(({ shipping }) => shipping?.ship_date)
  const [before, own] = [now(), dates()]
  const [lead, other] = before.recipients
  const choice = { shipDate: '2026-12-15', selectType: 'day' }
  await choose(lead?.crec_id ?? 0, { ...choice, applyAll: true })
  const after = now()
  await choose(other?.crec_id ?? 0, { ...choice, shipDate: '2026-12-16' })
  expect(await restoreDates(choose, before, after, now)).toEqual({ status: 'saved' })
  expect(dates()).toEqual([own[0], '2026-12-16', own[2]])
})
