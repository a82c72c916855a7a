import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackend, twoShipments } from '../../mocks'
import { backendHandler, imageHandler } from '../../mocks/msw'

const backend = createBackend({ scenario: twoShipments })
const server = setupServer(
  backendHandler(() => backend),
  imageHandler(),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

it('responds like the shop', async () => {
  const answer = await fetch('http://shop.test/api/checkout/cart')
  const { cart } = (await answer.json()) as { cart: { recipients: unknown[] } }
  expect(cart.recipients).toHaveLength(2)
})
