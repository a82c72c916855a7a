import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cartModel'
import { readAnswer } from './readAnswer'
import { serveStorefront, storefrontId } from './storefront'
import { money } from './storefrontLines'

const cart = cartOf(10, 10)
const [first] = cart.recipients[0]?.items ?? []
const app = new Hono()
serveStorefront(app, () => cart)

async function ask(path: string, query: string, variables: unknown) {
  const response = await app.request(`/api/2026-04/${path}`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
  })
  return readAnswer(response)
}

describe('the stub of the Storefront API', () => {
  it.each(['graphql.json', 'graphql'])('%s returns all lines of a cart', async (path) => {
    const { data } = await ask(path, 'query Cart', { id: storefrontId('10-10') })
    expect(data.cart.id).toBe('gid://shopify/Cart/10-10')
    expect(data.cart.lines.edges).toHaveLength(10)
  })

  it('responds to a change with the changed cart, and keeps its model', async () => {
    const lines = [{ id: `gid://shopify/CartLine/${first?.clin_id}`, quantity: 2 }]
    const variables = { cartId: storefrontId('10-10'), lines }
    const { data } = await ask('graphql.json', 'mutation { cartLinesUpdate }', variables)
    const { node } = data.cartLinesUpdate.cart.lines.edges[0]
    expect(node.quantity).toBe(2)
    expect(node.cost.totalAmount).toEqual(money(Math.round(Number(first?.price) * 200)))
    expect(first?.qty).toBe(1)
  })

  it('writes amounts without a trailing zero', () => {
    expect([995, 950, 900].map((cents) => money(cents).amount)).toEqual(['9.95', '9.5', '9.0'])
  })
})
