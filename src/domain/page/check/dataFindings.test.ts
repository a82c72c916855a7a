import { expect, it } from 'vitest'
import { codes, foundInData } from '../../../../testing/page/found'

const product = { item_id: 1, name: 'Ribeye', skus: [{ sku_id: 1, price: 89 }] }

it.each([
  [
    'an empty list',
    'pdp',
    { product: { ...product, skus: [] } },
    'product.skus of pdp is an empty array',
    'It must be an array with at least one size.',
  ],
  [
    'a list in place of an object',
    'pdp',
    { product: [product] },
    'product of pdp is an array',
    'It must be an object.',
  ],
  [
    'a rating above the maximum',
    'pdp',
    { product: { ...product, rating: { stars: 99, count: 3 } } },
    'product.rating.stars of pdp is 99',
    'It must be a number from 0 to 5.',
  ],
  [
    'a saving above the maximum',
    'pdp',
    { product, autoDelivery: { savingPercent: 95 } },
    'autoDelivery.savingPercent of pdp is 95',
    'It must be a whole number from 1 to 90.',
  ],
  [
    'no minutes',
    'pdp',
    { product, recipes: [{ title: 'Roast', url: '/roast', minutes: 0 }] },
    'recipes.0.minutes of pdp is 0',
    'It must be a whole number of at least 1.',
  ],
  [
    'fewer than no results',
    'recipe-search',
    { total: -3 },
    'total of recipe-search is -3',
    'It must be a whole number of at least 0.',
  ],
  [
    'none of several values',
    'three-up',
    { headingLevel: 1 },
    'headingLevel of three-up is 1',
    'It must be 2 or 3 or 4.',
  ],
  [
    'none of several types',
    'myaccount-add-edit-card',
    { card: true },
    'card of myaccount-add-edit-card is true',
    'It must be a string or a number.',
  ],
])('reports %s once, with the expected value', (_case, app, data, what, remedy) => {
  expect(foundInData(app, data)).toEqual([
    expect.objectContaining({ code: 'data-malformed', what: `${what}, so it is ignored.`, remedy }),
  ])
})

it('each of several roots of an app is checked with the data beside it', () => {
  const section = (json: string) =>
    `<section><div data-giftwell="three-up"></div><script type="application/json" data-giftwell-for="three-up">${json}</script></section>`
  const good = '{"headingLevel":2}'
  expect(codes(section(good) + section(good))).toEqual([])
  expect(codes(section(good) + section('{'))).toEqual(['data-not-json'])
  expect(codes(section('{') + section(good))).toEqual(['data-not-json'])
})
