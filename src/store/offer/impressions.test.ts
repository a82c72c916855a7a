import { expect, it } from 'vitest'
import { createClient } from '../../api/client/client'
import { createStore } from '../core/createStore'
import { impressionActions } from './impressions'
import type { SeenItem } from './seenItems'

const item = (itemId: number): SeenItem => ({
  itemId,
  skuId: itemId * 10,
  name: `Item ${itemId}`,
  priceCents: 995,
  index: 0,
})

it('an item counts once for each list of a page', () => {
  const store = createStore({ api: createClient() })
  const heard: string[] = []
  store.events.on('items-seen', ({ list, items }) =>
    heard.push(`${list}: ${items.map(({ itemId }) => itemId)}`),
  )
  const { noteSeen } = store.use(impressionActions)
  noteSeen('Steaks', [item(1), item(2)])
  noteSeen('Steaks', [item(2), item(3)])
  noteSeen('Steaks', [item(1)])
  noteSeen('Favorites', [item(1)])
  noteSeen('Favorites', [])
  expect(heard).toEqual(['Steaks: 1,2', 'Steaks: 3', 'Favorites: 1'])
  expect(store.slot(impressionActions).sights).toHaveLength(3)
})
