import { expect, it } from 'vitest'
import { foundInData } from '../../../../testing/page/found'

const product = { item_id: 1, name: 'Ribeye' }

it.each([
  [
    'nearly one',
    'universal-banner',
    { text: 'a', linktext: 'b' },
    'linktext',
    'Did you mean linkText?',
  ],
  ['of another app', 'recipe', { recipes: [] }, 'recipes', 'Recognized fields: hero, seasonal'],
  [
    'in a list',
    'pdp',
    { product: { ...product, skus: [{ sku_id: 1, list_price: 9 }] } },
    'product.skus[].list_price',
    'Recognized fields: sku_id, label, price',
  ],
  ['of the page', 'page', { links: { singIn: '/login' } }, 'links.singIn', 'Did you mean signIn?'],
])('reports an unused field %s', (_case, app, data, field, remedy) => {
  expect(foundInData(app, data)).toEqual([
    expect.objectContaining({
      code: 'data-unknown',
      severity: 'warning',
      what: expect.stringContaining(
        `${field}${app === 'page' ? '' : ` of ${app}`} is not a recognized field`,
      ),
      remedy: expect.stringContaining(remedy),
    }),
  ])
})

it('an unknown field in each item of a list is reported once', () => {
  const skus = [1, 2, 3].map((sku_id) => ({ sku_id, cost: 9 }))
  expect(foundInData('page', { products: [{ ...product, skus }] })).toHaveLength(1)
})

it('all keys of valid data are known', () => {
  const facets = { cut: ['ribeye'], any: ['thing'] }
  expect(foundInData('pcp', { products: [{ ...product, skus: [{ sku_id: 1 }], facets }] })).toEqual(
    [],
  )
})
