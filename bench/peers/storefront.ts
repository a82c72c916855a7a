import type { Hono } from 'hono'
import { withUnits } from '../cartModel'
import { type CartOf, json } from '../site'
import { buyButtonCart } from './buyButtonCart'
import { flatLines } from './flatLines'
import { hydrogenCart } from './hydrogenCart'

interface Asked {
  query: string
  variables: { id?: string; cartId?: string; lines?: { id: string; quantity: number }[] }
}

/** The URL of the cart with this key, by which the API finds it again. */
export const storefrontId = (key: string): string => `gid://shopify/Cart/${key}`
const lastPart = (id = '') => id.split('/').at(-1) ?? ''

/**
 * A stub of Shopify's Storefront API (GraphQL): a cart, and changed quantities. Each of the two clients gets
 * the fields that its own query names. The real API limits a page to 250 lines; this one returns all at once.
 */
export function serveStorefront(app: Hono, cartOf: CartOf): void {
  const carts = { 'graphql.json': hydrogenCart, graphql: buyButtonCart }
  for (const [path, answerOf] of Object.entries(carts)) {
    app.post(`/api/:version/${path}`, async ({ req }) => {
      const { query, variables } = await req.json<Asked>()
      const id = variables.cartId ?? variables.id ?? ''
      const known = cartOf(lastPart(id))
      // The model itself is unchanged, so that each visit finds the same cart.
      const cart = (variables.lines ?? []).reduce(
        (before, line) => withUnits(before, Number(lastPart(line.id)), line.quantity),
        known,
      )
      const answer = answerOf(id, flatLines(cart, new URL(req.url).origin))
      return json(
        JSON.stringify({
          data: query.includes('cartLinesUpdate')
            ? { cartLinesUpdate: { cart: answer, userErrors: [], warnings: [] } }
            : { cart: answer },
        }),
      )
    })
  }
}
