import type { Hono } from 'hono'
import { withUnits } from '../cartModel'
import { type CartOf, json } from '../site'
import { lineResource, orderResource } from './commerceLayerOrder'
import { flatLines } from './flatLines'

/**
 * A stub of Commerce Layer's API (JSON:API): an order with its lines and products, and a changed quantity of
 * a line. The client reads the order again after a change, so the stub keeps changes; each visit has its own
 * order, whose id begins with the cart's key.
 */
export function serveCommerceLayer(app: Hono, cartOf: CartOf): void {
  const changed = new Map<string, Map<number, number>>()

  app.get('/api/orders/:id', ({ req }) => {
    const id = req.param('id')
    const known = cartOf(id.split('.')[0] ?? '')
    const quantities = [...(changed.get(id) ?? [])]
    const cart = quantities.reduce((before, [line, qty]) => withUnits(before, line, qty), known)
    return answer(orderResource(id, flatLines(cart, new URL(req.url).origin)))
  })

  app.patch('/api/line_items/:id', async ({ req }) => {
    const id = req.param('id')
    const { data } = await req.json<{ data: { attributes: { quantity: number } } }>()
    const { quantity } = data.attributes
    const [order = '', line] = id.split('_')
    changed.set(order, new Map(changed.get(order)).set(Number(line), quantity))
    const { origin } = new URL(req.url)
    const lines = flatLines(cartOf(order.split('.')[0] ?? ''), origin)
    const found = lines.find((one) => one.id === Number(line))
    return answer({ data: found && lineResource(order, { ...found, qty: quantity }) })
  })
}

const answer = (body: unknown) => json(JSON.stringify(body), 'application/vnd.api+json')
