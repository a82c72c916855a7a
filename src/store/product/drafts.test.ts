import { expect, it } from 'vitest'
import { aCustomer } from '../../../mocks/people'
import { fakeClock } from '../../../testing/clock'
import { memoryStorage } from '../../../testing/storage'
import { aStore } from '../../../testing/store/testStore'
import { accountActions } from '../account/account'
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

const { storage: tabStorage, map } = memoryStorage()

/** A page in the tab, once it knows its customer, and the stored draft of the product. */
async function aPage(isLoggedIn: boolean, options: Parameters<typeof aStore>[1] = {}) {
  const scenario = isLoggedIn ? { customer: aCustomer() } : {}
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

it('nothing is stored if a host wants few names stored', async () => {
  const page = await aPage(false, { persist: 'minimal' })
  page.keepDraft(draft)
  page.leave()
  expect([...map.values()].join()).not.toContain('Ottoline')
})
