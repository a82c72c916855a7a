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

it('an offer and a product count once for each page', () => {
  const store = createStore({ api: createClient() })
  const { noteViewed, notePromotion } = store.use(impressionActions)
  for (const id of ['sale', 'sale', 'club']) notePromotion({ id, name: id, code: null })
  for (const id of [1, 1, 2]) noteViewed(item(id))
  expect(store.slot(impressionActions).sights).toMatchObject([
    { kind: 'promotion-seen', promotion: { id: 'sale' } },
    { kind: 'promotion-seen', promotion: { id: 'club' } },
    { kind: 'item-viewed', item: { itemId: 1 } },
    { kind: 'item-viewed', item: { itemId: 2 } },
  ])
})
