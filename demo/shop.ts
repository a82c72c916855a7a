import type { Backend } from '../mocks/backend'
import type { OrderRecord } from '../mocks/db'
import type { anAddress } from '../mocks/people'

export type Cart = NonNullable<Awaited<ReturnType<Backend['cart']>>>
export type SavedAddress = ReturnType<typeof anAddress>

/** The demo's own view of the backend: the same calls that a browser makes, for one session. */
export interface Shop {
  cart(): Promise<Cart>
  /** The answer to the browser's request for the cart; null if it would be refused. */
  cartAnswer(): Promise<unknown>
  addresses(): Promise<readonly SavedAddress[]>
  /** The session's buyer and last order. */
  visit(): Promise<Visit>
  /** Resolves to the answer, or to the server's word for its refusal. */
  send(method: string, path: string, body?: unknown): Promise<Answer>
}

export interface Visit {
  email: string | null
  order: OrderRecord | null
  /** By what the shop calls the buyer: of the account, of who pays, or of who gets a part of the order themselves. */
  name: { fname?: string | null; lname?: string | null }
  isGuest: boolean
}

export type Answer = { ok: true; body: Record<string, unknown> } | { ok: false; error: string }

const EMPTY: Cart = { cart_id: 0, recipients: [] }

/** Opens the shop for a session. */
export function openShop(backend: Backend, session: string): Shop {
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await backend.fetch(`http://shop.test/api${path}`, {
      method,
      headers: { 'x-gw-session': session, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = text ? JSON.parse(text) : {}
    return response.ok ? { ok: true, body: answer } : { ok: false, error: String(answer.error) }
  }

  /** A part of an answer that the contract promises; a demo may take the backend at its word. */
  async function part<T>(path: string, name: string): Promise<T> {
    const answer = await send('GET', path)
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.error}`)
    return answer.body[name] as T
  }

  return {
    send,
    // From the database, not by a request: a page renders even if the API fails.
    cart: async () => (await backend.cart(session)) ?? EMPTY,
    async cartAnswer() {
      const answer = await send('GET', '/checkout/cart')
      return answer.ok ? answer.body : null
    },
    visit: () =>
      backend.db.transaction(async (tx) => {
        const known = await tx.read('sessions', session)
        const customer = known?.cust_id == null ? null : await tx.read('customers', known.cust_id)
        const id = known?.last_order_id ?? null
        const order = id === null ? null : await tx.read('orders', id)
        const myself = order?.cart.recipients.find(({ is_myself }) => is_myself)
        return {
          email: known?.billing?.email ?? customer?.email ?? null,
          order,
          name: customer ?? (known?.billing?.lname ? known.billing : (myself ?? {})),
          isGuest: customer === null,
        }
      }),
    addresses: () => part<readonly SavedAddress[]>('/customer/address', 'addresses'),
  }
}
