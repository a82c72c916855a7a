import { describe, expect, it } from 'vitest'
import { createBackend } from './backend'
import type { Scenario } from './scenario'

const send = (method: string, body: unknown) =>
  ({ method, body: JSON.stringify(body) }) satisfies RequestInit

describe('createBackend', () => {
  it('says that a scenario’s name is not the scenario', () => {
    const scenario = 'oneShipment' as Scenario
    expect(() => createBackend({ scenario })).toThrow('import { oneShipment }')
  })

  it('refuses unknown paths, including an extra slash', async () => {
    const backend = createBackend()
    expect((await backend.fetch('/api/checkout/cart/')).status).toBe(404)
    expect((await backend.fetch('/api/checkout/basket')).status).toBe(404)
    expect(backend.requests).toMatchObject([
      { endpoint: null, status: 404 },
      { endpoint: null, status: 404 },
    ])
  })

  it('records the status of each response, and null if there is none', async () => {
    const backend = createBackend()
    await backend.fetch('/api/checkout/cart')
    backend.setFault('getCustomer', 'forbidden')
    await backend.fetch('/api/customer')
    backend.setFault('getCustomer', 'network-error')
    await expect(backend.fetch('/api/customer')).rejects.toThrow()
    expect(backend.requests.map(({ status }) => status)).toEqual([200, 403, null])
  })

  it('counts paths from /api on, whatever precedes it', async () => {
    const backend = createBackend()
    const response = await backend.fetch('http://x.test/__story/some-id/api/checkout/cart?t=1')
    expect(response.status).toBe(200)
    expect(backend.requests[0]?.path).toBe('/checkout/cart?t=1')
  })

  it('refuses a body that the row does not allow', async () => {
    const backend = createBackend()
    const put = send('PUT', { clin_id: 'one', qty: 2 })
    expect((await backend.fetch('/api/checkout/line-item-quantity/', put)).status).toBe(400)
  })

  it('sets the date of its clock', async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-12-01T16:00:00Z') })
    const { headers } = await backend.fetch('/api/checkout/cart')
    expect(headers.get('date')).toBe('Tue, 01 Dec 2026 16:00:00 GMT')
  })

  it('stores the messages of the log', async () => {
    const backend = createBackend()
    const post = send('POST', { message: 'Something happened' })
    expect((await backend.fetch('/api/log', post)).status).toBe(204)
    expect(backend.logs).toEqual(['Something happened'])
  })

  it('sets no cookie if nothing is stored, because it would replace another session', async () => {
    const backend = createBackend({ session: null })
    const first = await backend.fetch('/api/customer')
    expect(first.headers.get('set-cookie')).toBeNull()
    const body = JSON.stringify({ fname: 'Dana', lname: 'Lee' })
    const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body }
    const added = await backend.fetch('/api/checkout/pdp-add-new-recipient', put)
    expect(added.headers.get('set-cookie')).toContain('gw_session=')
  })

  it('gives each visitor a cart, identified by a cookie', async () => {
    const backend = createBackend({ session: null })
    const first = await backend.fetch('/api/checkout/cart')
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const again = await backend.fetch('/api/checkout/cart', { headers: { cookie } })
    const other = await backend.fetch('/api/checkout/cart')
    const id = async (response: Response) => (await response.json()).cart.cart_id
    const cartId = await id(first)
    expect(await id(again)).toBe(cartId)
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await id(other)).not.toBe(cartId)
  })
})
