import { type Transport, withCart } from './testStore'

/* Shops that keep the contract, but treat lines in their own way. */

/** Lines with a new id have one above this. */
export const NEW_IDS = 1_000_000_000

/** A shop that gives at most this many units of a line, and answers a request for more with 200. */
export const cappedAt =
  (most: number) =>
  (fetch: Transport): Transport =>
  (input, init) => {
    const capped = (key: string, value: unknown) =>
      key === 'qty' ? Math.min(most, Number(value)) : value
    const body = init?.body && JSON.stringify(JSON.parse(String(init.body), capped))
    return fetch(input, { ...init, body })
  }

/** A shop that ignores the size and quantity of an added item. */
export const bare =
  (fetch: Transport): Transport =>
  (input, init) => {
    if (!String(input).endsWith('/checkout/line-item')) return fetch(input, init)
    const { lineitems } = JSON.parse(String(init?.body))
    const plain = lineitems.map(({ item_id, addr_id }: object & Record<string, unknown>) => ({
      item_id,
      addr_id,
    }))
    return fetch(input, { ...init, body: JSON.stringify({ lineitems: plain }) })
  }

/** A shop that gives a line a new id with another size; the old one is then unknown. */
export function renumbering(fetch: Transport): Transport {
  const swapped = new Set<number>()
  const ownId = (id: number) => (id > NEW_IDS ? id - NEW_IDS : swapped.has(id) ? NEW_IDS : id)
  const renumbered = withCart((cart) => {
    const recipients = cart.recipients.map(({ items, ...shipment }) => ({
      ...shipment,
      items: items.map(({ clin_id, ...line }) => ({
        ...line,
        clin_id: swapped.has(clin_id) ? clin_id + NEW_IDS : clin_id,
      })),
    }))
    return { ...cart, recipients }
  })(fetch)
  return (input, init) => {
    const url = String(input).replace(/(?<=line-item\/)\d+$/, (id) => `${ownId(Number(id))}`)
    const body = JSON.parse(String(init?.body ?? null))
    for (const key of ['clin_id', 'newParent']) if (body?.[key]) body[key] = ownId(body[key])
    if (url.endsWith('/line-item-sku/')) swapped.add(body.clin_id)
    return renumbered(url, body ? { ...init, body: JSON.stringify(body) } : init)
  }
}
