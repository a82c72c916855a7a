import { expect, it } from 'vitest'
import { createBackend } from '../mocks/backend'
import { memoryDb } from '../mocks/memoryDb'
import { recipes } from '../mocks/recipes'
import { giftwell } from '../testing/cli/conformance'
import { createDemo } from './app'
import { seedHouse } from './house'

const app = createDemo({
  backend: createBackend({ db: memoryDb(seedHouse()) }),
  providerOrigin: 'https://provider.test',
  embedFolder: '',
  onReport: () => {},
})
const fetch = async (...given: ConstructorParameters<typeof Request>) =>
  app.fetch(new Request(...given))

it.each([
  '/',
  '/gifts',
  '/product/boneless-ribeye',
  '/product/e-gift-card',
  '/product/the-grand-gathering',
  '/product/steak-of-the-month-club',
  '/recipes',
  '/recipes/category/steak',
  '/recipes/search?q=steak',
  `/recipes/${recipes[0]?.slug}`,
  '/checkout/cart',
  '/checkout/login',
  '/account',
  '/claim',
])('`giftwell check-page` finds nothing in %s', async (path) => {
  const args = ['check-page', `https://shop.test${path}`, '--json']
  const { out } = await giftwell(args, { fetch })
  expect(JSON.parse(out).findings).toEqual([])
})
