import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, createBackend } from './backend'
import { backendHandler, imageHandler } from './msw'
import { oneShipment, serverDown } from './scenarios'

const backends = new Map<string, Backend>()
const server = setupServer(
  backendHandler((_request, apiBase) => backends.get(apiBase)),
  imageHandler(),
  http.get('http://shop.test/elsewhere/api/x', () => HttpResponse.json('theirs')),
)

beforeAll(() => server.listen())
afterEach(() => backends.clear())
afterAll(() => server.close())

const get = (path: string) => fetch(`http://shop.test${path}`)

describe('backendHandler', () => {
  it('finds the backend of each base URL', async () => {
    backends.set('/__story/one/api', createBackend({ scenario: oneShipment }))
    backends.set('/__story/down/api', createBackend({ scenario: serverDown }))
    expect((await get('/__story/one/api/checkout/cart')).status).toBe(200)
    expect((await get('/__story/down/api/checkout/cart')).status).toBe(500)
  })

  it('forwards bodies', async () => {
    const backend = createBackend({ scenario: oneShipment })
    backends.set('/api', backend)
    const response = await fetch('http://shop.test/api/checkout/discount/', {
      method: 'PUT',
      body: JSON.stringify({ discount_code: 'STEAK10' }),
    })
    expect((await response.json()).cart.discount_code).toBe('STEAK10')
    expect(backend.requests[0]?.body).toEqual({ discount_code: 'STEAK10' })
  })

  it('fails like a network', async () => {
    const faults = { '*': 'network-error' } as const
    backends.set('/api', createBackend({ scenario: oneShipment, faults }))
    await expect(get('/api/checkout/cart')).rejects.toThrow(TypeError)
  })

  it('passes on the cookie of a new session', async () => {
    backends.set('/api', createBackend({ session: null }))
    const { headers } = await get('/api/checkout/cart')
    expect(headers.get('set-cookie')).toContain('gw_session=')
    expect(headers.get('x-mock-set-cookie')).toBeNull()
  })
})

describe('imageHandler', () => {
  it('serves pictures', async () => {
    expect(await (await get('/products/new-york-strip.svg')).text()).toContain('New York Strip')
  })
})
