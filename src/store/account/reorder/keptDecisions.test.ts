import { describe, expect, it } from 'vitest'
import * as worlds from '../../../../mocks/scenarios'
import { memoryStorage } from '../../../../testing/storage'
import { ORDER, openReorder } from '../../../../testing/store/openReorder'
import { aStore } from '../../../../testing/store/testStore'
import { cartActions } from '../../cart/actions'
import { accountActions } from '../account'

const DAY = { kind: 'day', day: { year: 2026, month: 12, day: 17 } } as const
const KEY = 'giftwell:again'

type Page = Awaited<ReturnType<typeof openReorder>>

/** A tab that visits pages of a shop in turn. */
function aTab(world: () => worlds.Scenario) {
  const { storage: tabStorage, map } = memoryStorage()
  let page: Page | undefined
  return {
    tabStorage,
    kept: () => map.get(KEY) ?? null,
    async load(): Promise<Page> {
      page?.end()
      const backend = page?.backend
      page = await openReorder(world, { tabStorage, ...(backend && { backend }) })
      return page
    },
  }
}

const idOf = (page: Page, at: number) => page.gifts()[at]?.giftId ?? 0

it('decisions about each gift are restored after a reload', async () => {
  const tab = aTab(worlds.againPersonGone)
  const first = await tab.load()
  first.verbs.choose([idOf(first, 0)], false)
  first.verbs.sendToLastAddress(idOf(first, 1))
  first.verbs.swap([idOf(first, 2)], 10011, 10021)
  first.verbs.setDate(DAY)
  first.verbs.setDay(idOf(first, 2), '2026-12-10')
  first.verbs.setMessages(true)
  first.verbs.setMessage(idOf(first, 1), false)
  const { choices, details } = first.slot()
  const second = await tab.load()
  expect(second.slot()).toMatchObject({ orderId: ORDER, load: 'ready' })
  expect(second.slot().choices).toEqual(choices)
  expect(second.slot().details).toEqual(details)
  expect(second.standing()).toEqual(first.standing())
})

it('so are address links, and the same time as last year', async () => {
  const tab = aTab(worlds.againPersonGone)
  const first = await tab.load()
  first.verbs.sendWithoutAddress(idOf(first, 1))
  first.verbs.setDate({ kind: 'last-year' })
  const second = await tab.load()
  expect(second.gifts()[1]?.address.kind).toBe('asked')
  expect(second.slot().details.date).toEqual({ kind: 'last-year' })
})

it('ids and days are stored, but no personal data', async () => {
  const tab = aTab(worlds.againMessages)
  const page = await tab.load()
  expect(tab.kept()).toBeNull()
  page.verbs.choose([idOf(page, 0)], false)
  page.verbs.setMessages(true)
  page.end()
  expect(tab.kept()).toContain(ORDER)
  for (const { fname, lname, gift_message } of page.slot().facts?.order.shipments ?? [])
    for (const text of [fname, lname, gift_message])
      if (text) expect(tab.kept()).not.toContain(text)
})

it('decisions are cleared once everything is in the cart, and restored by Undo', async () => {
  const tab = aTab(worlds.againMessages)
  const page = await tab.load()
  page.verbs.setDate(DAY)
  expect(await page.verbs.add()).toEqual({ status: 'added' })
  page.end()
  expect(tab.kept()).toBeNull()
  const undone = await tab.load()
  undone.verbs.setDate(DAY)
  undone.verbs.choose([idOf(undone, 0)], true)
  await undone.verbs.add()
  await undone.verbs.undo()
  undone.end()
  expect(tab.kept()).toContain('2026-12-17')
})

it('excluded recipients stay excluded after the rest is in the cart, through a reload or another read', async () => {
  const tab = aTab(worlds.againMessages)
  const page = await tab.load()
  page.verbs.choose([idOf(page, 2)], false)
  page.verbs.setDate(DAY)
  expect(await page.verbs.add()).toEqual({ status: 'added' })
  const standing = [['in-cart', false], ['in-cart', false], [false]]
  await page.verbs.openOrder(ORDER)
  expect(page.standing()).toEqual(standing)
  expect((await tab.load()).standing()).toEqual(standing)
})

it('undone gifts are as before after another read, too', async () => {
  const page = await openReorder(worlds.againPersonGone)
  page.verbs.sendToLastAddress(idOf(page, 1))
  const { choices } = page.slot()
  await page.verbs.add()
  await page.verbs.undo()
  await page.verbs.openOrder(ORDER)
  expect(page.slot().choices).toEqual(choices)
})

it('after a run that added nothing, the whole selection can be tried again', async () => {
  const page = await openReorder(worlds.againPersonGone)
  page.verbs.sendToLastAddress(idOf(page, 1))
  page.verbs.choose([idOf(page, 2)], false)
  page.backend.setFault('putLineItems', 'server-error')
  expect(await page.verbs.add()).toEqual({ status: 'failed', reason: 'refused' })
  const { choices } = page.slot()
  await page.verbs.reset()
  expect(page.slot().choices).toEqual(choices)
  expect(page.gifts().map(({ isChosen }) => isChosen)).toEqual([true, true, false])
})

it('after a stopped run, the date stays and no recipient is selected twice', async () => {
  let stop = () => undefined as unknown
  const { storage: tabStorage } = memoryStorage()
  const page = await openReorder(worlds.orderForThirty, {
    tabStorage,
    through: (fetch) => (input, init) => {
      if (String(input).endsWith('recipient-shipping')) stop()
      return fetch(input, init)
    },
  })
  page.verbs.choose([idOf(page, 0)], true)
  page.verbs.setDate(DAY)
  stop = () => void page.verbs.stop()
  expect(await page.verbs.add()).toEqual({ status: 'stopped' })
  page.end()
  const next = await openReorder(worlds.orderForThirty, { tabStorage, backend: page.backend })
  expect(next.slot().details.date).toEqual(DAY)
  expect(next.standing()[0]).toEqual(['in-cart', false])
})

it.each([
  'no JSON',
  'null',
  `{"orderId":"${ORDER}"}`,
  `{"orderId":"${ORDER}","gifts":[{"id":"1"}],"hasMessages":true}`,
])('invalid data count as none: %s', async (text) => {
  const value = JSON.stringify({ v: 1, until: 9e15, data: text })
  const { storage: tabStorage } = memoryStorage({ [KEY]: value })
  const page = await openReorder(worlds.againMessages, { tabStorage })
  expect(page.opened).toEqual({ status: 'ready' })
  expect(page.slot().details).toMatchObject({ date: null, hasMessages: false })
  expect(page.standing()).toEqual(Array.from({ length: 3 }, () => [true]))
})

it('for a partly malformed gift, the rest is used', async () => {
  const data = `{"orderId":"${ORDER}","gifts":[{"id":1,"address":"moon"}],"hasMessages":true}`
  const value = JSON.stringify({ v: 1, until: 9e15, data })
  const { storage: tabStorage } = memoryStorage({ [KEY]: value })
  const { choices, details } = (await openReorder(worlds.againMessages, { tabStorage })).slot()
  expect([choices.addresses.size, details.hasMessages]).toEqual([0, true])
})

describe('decisions are cleared', () => {
  /** A tab in which a decision is made and kept. */
  async function decided() {
    const tab = aTab(worlds.againMessages)
    const page = await tab.load()
    page.verbs.setDate(DAY)
    page.end()
    expect(tab.kept()).toContain(ORDER)
    return { ...tab, backend: page.backend }
  }

  it('at sign-out in the same tab', async () => {
    const tab = await decided()
    const page = await tab.load()
    page.store.use(accountActions).becomeGuest()
    page.end()
    expect(tab.kept()).toBeNull()
  })

  it.each([
    ['signed out', false, null],
    ['signed in, and refused', true, 'forbidden'],
  ] as const)('on any page of the tab that finds them %s', async (_case, isLoggedIn, fault) => {
    const { backend, tabStorage, kept } = await decided()
    backend.setFault('getCustomer', fault)
    const { store } = await aStore({}, { backend, tabStorage, isLoggedIn })
    const end = store.start()
    await store.use(accountActions).loadCustomer()
    end()
    expect(kept()).toBeNull()
  })

  it('after an order, and when another one is sent again', async () => {
    const ordered = await decided()
    const page = await ordered.load()
    page.store.use(cartActions).clear()
    page.end()
    expect(ordered.kept()).toBeNull()
    const other = await decided()
    const next = await other.load()
    await next.verbs.openOrder('PO-1')
    next.end()
    expect(other.kept()).toBeNull()
  })
})
