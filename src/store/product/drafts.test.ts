import { expect, it } from 'vitest'
import { aCustomer } from '../../../mocks/people'
import { fakeClock } from '../../../testing/clock'
import { memoryStorage } from '../../../testing/storage'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
import type { Store } from '../core/createStore'
import { draftActions } from './drafts'

const clock = fakeClock('2026-12-08T16:00:00Z')

const draft = {
  id: '1002/',
  quantity: 2,
  people: [],
  names: [{ fname: 'Ottoline', lname: 'Featherstone' }],
  message: '',
  addOns: [],
}

const me = aCustomer()
const { storage: tabStorage, map } = memoryStorage()

/** A page in the tab, once it knows its customer, and the stored draft of the product. */
async function aPage(isLoggedIn: boolean, options: Parameters<typeof aStore>[1] = {}) {
  const scenario = isLoggedIn ? { customer: me } : {}
  const { store } = await aStore(scenario, { tabStorage, clock, isLoggedIn, ...options })
  const leave = store.start()
  await store.use(accountActions).loadCustomer()
  return { ...store.use(draftActions), account: store.use(accountActions), leave }
}

it('a guest’s choices are restored after a reload, and after sign-in', async () => {
  const before = await aPage(false)
  before.keepDraft(draft)
  before.leave()
  for (const isLoggedIn of [false, true]) {
    const page = await aPage(isLoggedIn)
    expect(page.draftOf('1002/')).toMatchObject(draft)
    page.leave()
  }
})

it.each([
  ['', {}],
  [', even if the page could not load the customer', { getCustomer: 'server-error' }],
] as const)('a customer’s choices leave with them%s', async (_case, faults) => {
  const before = await aPage(true, { faults })
  before.keepDraft(draft)
  before.leave()
  const [again, guest] = [await aPage(true), await aPage(false)]
  expect([again.draftOf('1002/'), guest.draftOf('1002/')]).toEqual([
    expect.objectContaining(draft),
    null,
  ])
  again.account.becomeGuest()
  again.leave()
  expect([...map.values()].join()).not.toContain('Ottoline')
})

it('a customer’s choices are not another customer’s, though nobody signed out on a page', async () => {
  const before = await aPage(true)
  before.keepDraft(draft)
  before.leave()
  const { store } = await aStore({ customer: aCustomer() }, { tabStorage, clock, isLoggedIn: true })
  const leave = store.start()
  const { draftOf, keepDraft } = store.use(draftActions)
  expect([draftOf('1002/'), keepDraft({ ...draft, names: [] })]).toEqual([null, false])
  await store.use(accountActions).loadCustomer()
  expect(draftOf('1002/')).toBeNull()
  expect(keepDraft({ ...draft, names: [] })).toBe(true)
  leave()
  expect([...map.values()].join()).not.toContain('Ottoline')
})

/** Opens a page without products, which knows who the shopper is, and leaves it. */
async function passThrough(isLoggedIn: boolean, act: (store: Store) => void = () => {}) {
  const scenario = isLoggedIn ? { customer: me } : {}
  const { store } = await aStore(scenario, { tabStorage, clock, isLoggedIn })
  const leave = store.start()
  await store.use(accountActions).loadCustomer()
  act(store)
  leave()
}

it.each([
  ['where nobody is signed in', () => passThrough(false)],
  ['that signs out', () => passThrough(true, (store) => store.use(accountActions).becomeGuest())],
])('a customer’s choices are deleted on a page without products %s', async (_case, pass) => {
  const before = await aPage(true)
  before.keepDraft(draft)
  before.leave()
  await passThrough(true)
  expect([...map.values()].join()).toContain('Ottoline')
  await pass()
  expect([...map.values()].join()).not.toContain('Ottoline')
})

it('there is one draft of a product if the customer could not be loaded', async () => {
  const page = await aPage(true, { faults: { getCustomer: 'server-error' } })
  for (const quantity of [3, 4, 5]) page.keepDraft({ ...draft, quantity })
  page.leave()
  expect([...map.values()].join().split('Ottoline')).toHaveLength(2)
})

it('nothing is stored if a host wants few names stored', async () => {
  const page = await aPage(false, { persist: 'minimal' })
  page.keepDraft(draft)
  page.leave()
  expect([...map.values()].join()).not.toContain('Ottoline')
})
