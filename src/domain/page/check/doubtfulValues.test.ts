import { expect, it } from 'vitest'
import { apps, foundInData } from '../../../../testing/page/found'
import { parsePage } from '../../../cli/check-page/parsePage'
import { checkPage } from './checkPage'

const sku = { sku_id: 1, label: 'Four', price: 89 }
const product = { item_id: 1, name: 'Ribeye', skus: [sku] }
const recipe = { id: 'a', title: 'Roast', ingredients: [{ name: 'salt' }] }
const withSkus = (...skus: object[]) => ({ product: { ...product, skus } })

it.each([
  [
    'a price below zero',
    'pdp',
    withSkus(sku, { sku_id: 2, price: -5 }),
    'product.skus.1.price of pdp is -5',
    'Give the price in dollars',
  ],
  [
    'an old price below zero',
    'page',
    { products: [{ ...product, skus: [{ ...sku, strike_price: -1 }] }] },
    'products.0.skus.0.strike_price is -1',
    'Give the price in dollars',
  ],
  [
    'an empty name of a product',
    'pcp',
    { products: [{ ...product, name: '' }] },
    'products.0.name of pcp is blank',
    'Give it a name.',
  ],
  [
    'a name of spaces of a recipe',
    'pdp',
    { product, recipes: [{ title: '  ', url: '/roast' }] },
    'recipes.0.title of pdp is blank',
    'Give it a name.',
  ],
  [
    'a size that is there twice',
    'pdp',
    withSkus(sku, { ...sku, label: 'Six' }),
    'product.skus of pdp has sku_id 1 more than once',
    'Give each size its own sku_id.',
  ],
  [
    'an HTML entity',
    'pdp',
    { product, details: 'Surf &amp; turf' },
    'details of pdp contains &amp;',
    'Use the character itself',
  ],
  [
    'an HTML entity by number',
    'recipe-category',
    { title: 'Grandma&#39;s', recipes: [] },
    'title of recipe-category contains &#39;',
    'Use the character itself',
  ],
  [
    'a letter that was escaped',
    'recipe-category',
    { title: 'Cr&egrave;me br&ucirc;l&eacute;e', recipes: [] },
    'title of recipe-category contains &egrave;',
    'Use the character itself',
  ],
  [
    'an HTML entity in a list of texts',
    'recipe-detail',
    { recipe: { id: 'a', title: 'Roast', allergens: ['Milk', 'Nuts &amp; soy'] } },
    'recipe.allergens.1 of recipe-detail contains &amp;',
    'Use the character itself',
  ],
  [
    'a product’s link to a script',
    'pdp',
    { product: { ...product, url: 'javascript:alert(1)' } },
    'product.url of pdp is "javascript:alert(1)"',
    'Use an http(s) or relative URL',
  ],
  [
    'a picture that is no address',
    'pdp',
    { product: { ...product, images: [{ src: 'data:image/png;base64,AAAA' }] } },
    'product.images.0.src of pdp is "data:image/png;base64,AAAA"',
    'Use an http(s) or relative URL',
  ],
  [
    'a step’s ingredient that the recipe lacks',
    'recipe-detail',
    { recipe: { ...recipe, steps: [{ text: 'Salt it.', ingredients: [0, 1] }] } },
    'recipe of recipe-detail has ingredient 1 in steps.0',
    'counted from 0',
  ],
  [
    'a first size that the product lacks',
    'pdp',
    { product, skuId: 99 },
    'The data of pdp has skuId 99, which no size has',
    'Use the sku_id of one',
  ],
  [
    'an arrival before its order deadline',
    'pdp',
    { product, delivery: [{ order_by: '2026-12-20T13:00', arrives: '2026-12-19' }] },
    'delivery.0 of pdp arrives on 2026-12-19',
    'Correct one',
  ],
  [
    'a banner’s arrival before its order deadline',
    'universal-banner',
    { text: 'Hi', orderBy: '2026-12-20T13:00', arrivesBy: '2026-12-19' },
    'The data of universal-banner arrives on 2026-12-19',
    'Correct one',
  ],
  [
    'a range that ends below its start',
    'recipe-detail',
    { recipe: { ...recipe, ingredients: [{ name: 'salt', amount: 3, to: 2 }] } },
    'recipe.ingredients.0 of recipe-detail has an amount from 3 to 2',
    'Give the smaller number first.',
  ],
])('reports %s as a warning', (_case, app, data, what, remedy) => {
  expect(foundInData(app, data)).toEqual([
    expect.objectContaining({
      code: 'data-doubtful',
      severity: 'warning',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    }),
  ])
})

it('an entity in an attribute is reported after the page’s own were decoded', () => {
  const root = '<div id="universal-banner" data-giftwell-text="Salt &amp;amp; pepper"></div>'
  const page = { elements: parsePage(`<script src="/embed.js"></script>${root}`), policies: [] }
  expect(checkPage(page, apps).map(({ what }) => what)).toEqual([
    expect.stringContaining('text of universal-banner contains &amp;'),
  ])
})

it('the same mistake in each item of a list is reported once, with the count', () => {
  const products = [1, 2, 3].map((item_id) => ({ ...product, item_id, name: 'Beef &amp; ham' }))
  expect(foundInData('page', { products })).toEqual([
    expect.objectContaining({ what: expect.stringMatching(/^products\.0\.name .*and 2 more/) }),
  ])
})

it.each([
  ['a price of nothing', 'pdp', withSkus({ ...sku, price: 0 })],
  [
    'an ampersand',
    'pdp',
    { product, details: 'Q&A; R&D; Salt&pepper; mac&cheese; see /a?b=1&c=2' },
  ],
  ['a size of the product', 'pdp', { product: { ...product, url: '', image: '/a.jpg' }, skuId: 1 }],
  [
    'an arrival on the day of its deadline',
    'pdp',
    { product, delivery: [{ order_by: '2026-12-20T13:00', arrives: '2026-12-20' }] },
  ],
  [
    'an amount without a range',
    'recipe-detail',
    { recipe: { ...recipe, ingredients: [{ name: 'salt', amount: 3, to: null }] } },
  ],
  ['a blank text that may be left out', 'pcp', { title: '', products: [product] }],
])('%s is no mistake', (_case, app, data) => {
  expect(foundInData(app, data)).toEqual([])
})
