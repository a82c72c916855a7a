import { expect, it } from 'vitest'
import { memoryStorage } from '../../../testing/storage'
import { aStore } from '../../../testing/store/testStore'
import { peopleActions } from './people'

const dana = { addr_id: 501, uuid: 'a' }
const ben = { addr_id: 502, uuid: 'b' }
const me = { addr_id: 7, uuid: '99999999' }

async function aTab(tabStorage = memoryStorage().storage) {
  const { store } = await aStore({}, { tabStorage })
  const end = store.start()
  return { store, end, people: () => store.slot(peopleActions), ...store.use(peopleActions) }
}

it('the only recipient of an addition becomes the tab’s recipient', async () => {
  const { people, rememberPeople } = await aTab()
  rememberPeople([dana])
  expect(people()).toMatchObject({ current: 501, used: [501] })
})

it.each([
  ['oneself', [me], null, [7]],
  ['several at once', [dana, ben], null, [501, 502]],
  ['a recipient without an id', [{ addr_id: null, uuid: 'c' }], null, []],
  ['no recipient', [], null, []],
])('%s: no specific recipient', async (_case, recipients, current, used) => {
  const { people, rememberPeople } = await aTab()
  rememberPeople(recipients)
  expect(people()).toMatchObject({ current, used })
})

it('several keep the previous one, and the latest come first, each once', async () => {
  const { people, rememberPeople } = await aTab()
  rememberPeople([dana])
  rememberPeople([ben, dana])
  expect(people()).toMatchObject({ current: 501, used: [502, 501] })
  rememberPeople(Array.from({ length: 30 }, (_, at) => ({ addr_id: at + 1, uuid: String(at) })))
  expect(people().used).toHaveLength(20)
})

it('is stored for the tab as ids', async () => {
  const { storage, map } = memoryStorage()
  const first = await aTab(storage)
  first.rememberPeople([dana])
  await Promise.resolve()
  first.end()
  expect([...map.values()].join()).toContain('501')
  const next = await aTab(storage)
  expect(next.people().current).toBe(501)
  next.store.use(peopleActions).shopFor(null)
  expect(next.people()).toMatchObject({ current: null, used: [501] })
})
