import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cartModel'
import { serveCommerceLayer } from './commerceLayer'
import { readAnswer } from './readAnswer'

const cart = cartOf(10, 10)
const lineId = cart.recipients[0]?.items[0]?.clin_id
const app = new Hono()
serveCommerceLayer(app, () => cart)

async function ask(path: string, init?: RequestInit) {
  const response = await app.request(path, init)
  return readAnswer(response)
}

const quantityIn = async (order: string) => {
  const { included } = await ask(`/api/orders/${order}?include=line_items.item`)
  return included.find(({ id }: { id: string }) => id === `${order}_${lineId}`).attributes.quantity
}

describe('the stub of Commerce Layer', () => {
  it('returns an order with its lines and their items', async () => {
    const { data, included } = await ask('/api/orders/10-10.1')
    expect(data.relationships.line_items.data).toHaveLength(10)
    expect(new Set(included.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['line_items', 'skus']),
    )
  })

  it('keeps an order’s changes, separate from other visits', async () => {
    const body = JSON.stringify({ data: { attributes: { quantity: 2 } } })
    const { data } = await ask(`/api/line_items/10-10.1_${lineId}`, { method: 'PATCH', body })
    expect(data.attributes.quantity).toBe(2)
    expect(await quantityIn('10-10.1')).toBe(2)
    expect(await quantityIn('10-10.2')).toBe(1)
  })
})
