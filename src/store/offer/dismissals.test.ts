import { expect, it } from 'vitest'
import { deniedStorage, memoryStorage } from '../../../testing/storage'
import { createClient } from '../../api/client/client'
import { createStore, type StoreOptions } from '../core/createStore'
import { dismissalActions } from './dismissals'

/** A page of a tab; `end` leaves it, like the browser does. */
function aPage(options: Partial<StoreOptions>) {
  const store = createStore({ api: createClient(), ...options })
  const end = store.start()
  return {
    dismiss: store.use(dismissalActions).dismiss,
    ids: () => store.slot(dismissalActions).ids,
    end,
  }
}

/** What the next page reads after a page on which a number of offers were hidden. */
async function afterHiding(options: Partial<StoreOptions>, ...ids: string[]) {
  const page = aPage(options)
  for (const id of ids) page.dismiss(id)
  expect(page.ids()).toContain(ids.at(-1))
  await Promise.resolve()
  page.end()
  return aPage(options).ids()
}

it('a dismissed offer is hidden on the next page of the tab, and of no other', async () => {
  const [tab, device] = [memoryStorage(), memoryStorage()]
  const options = { storage: device.storage, tabStorage: tab.storage }
  expect(await afterHiding(options, 'sale', 'cutoff')).toEqual(['sale', 'cutoff'])
  expect([...tab.map.keys()]).toEqual(['giftwell:dismissed'])
  expect(device.map.size).toBe(0)
  expect(aPage({ ...options, tabStorage: memoryStorage().storage }).ids()).toEqual([])
})

it.each([
  ['is denied', { tabStorage: deniedStorage() }],
  ['is missing', { tabStorage: null }],
  ['is not wanted', { tabStorage: memoryStorage().storage, persist: 'none' as const }],
])('if storage %s, it is hidden on this page', async (_case, options) => {
  expect(await afterHiding(options, 'sale')).toEqual([])
})

it('the latest twenty are stored, each once', async () => {
  const { storage: tabStorage } = memoryStorage()
  const many = Array.from({ length: 25 }, (_, at) => `sale-${at}`)
  const ids = await afterHiding({ tabStorage }, ...many, 'sale-24', 'sale-10')
  expect(ids).toHaveLength(20)
  expect([ids.at(0), ids.at(-2), ids.at(-1)]).toEqual(['sale-5', 'sale-24', 'sale-10'])
})
