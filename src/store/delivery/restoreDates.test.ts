import { expect, it } from 'vitest'
import { aCart, aShipment, aShipping } from '../../../mocks/fixtures'
import { threeAlike, twoOfFourReady } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { deliveryActions } from './actions'

const CHOICE = { shipDate: '2026-12-15', selectType: 'day' }

/** A cart, how its dates are chosen, its ship dates, and its first shipments. */
async function aCartOfDates(...on: Parameters<typeof aStore>) {
  const { store } = await aStore(...on)
  const { choose } = store.use(deliveryActions)
  const now = () => store.state.cart ?? aCart()
  const dates = () => now().recipients.map(({ shipping }) => shipping?.ship_date)
  const [lead = 0, other = 0] = now().recipients.map(({ crec_id }) => crec_id)
  const forAll = () => choose(lead, { ...CHOICE, applyAll: true })
  return { choose, forAll, now, dates, own: dates(), lead, other }
}

/** Gives every shipment one date, takes it back, and returns the outcome with the dates before and after. */
async function undone(...on: Parameters<typeof aStore>) {
  const { forAll, now } = await aCartOfDates(...on)
  const datesNow = () => now().recipients.map(({ shipping }) => shipping?.delivery_date ?? null)
  const own = datesNow()
  const outcome = await (await forAll()).undo?.()
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
  const { choose, forAll, dates, own, other } = await aCartOfDates(threeAlike)
  const { undo } = await forAll()
  await choose(other, { ...CHOICE, shipDate: '2026-12-16' })
  expect(await undo?.()).toEqual({ status: 'saved' })
  expect(dates()).toEqual([own[0], '2026-12-16', own[2]])
})

it('keeps a date of one of them that is still being saved', async () => {
  const { choose, forAll, dates, own, lead } = await aCartOfDates(threeAlike)
  const { undo } = await forAll()
  const late = choose(lead, { ...CHOICE, shipDate: '2026-12-16' })
  expect(await undo?.()).toEqual({ status: 'saved' })
  await late
  expect(dates()).toEqual(['2026-12-16', own[1], own[2]])
})

it('restores a date that was still being saved when the date for all was chosen', async () => {
  const { choose, forAll, dates, own, other } = await aCartOfDates(threeAlike)
  const early = choose(other, { ...CHOICE, shipDate: '2026-12-16' })
  const { undo } = await forAll()
  await early
  await undo?.()
  expect(dates()).toEqual([own[0], '2026-12-16', own[2]])
})
