import { describe, expect, it } from 'vitest'
import type { Serve } from '../../src/cli/io'
import { giftwell } from '../../testing/cli/conformance'
import { scenarioNames } from './scenarios'

/** Runs the command, and asks what it serves while it does. */
async function served(args: readonly string[], ask: (get: Get) => Promise<void>) {
  let listensAt: { port: number; hostname: string } | null = null
  const serve: Serve = async (answer, { port, hostname }) => {
    listensAt = { port, hostname }
    const get: Get = async (path, init) => answer(new Request(`http://mock.test${path}`, init))
    return { port: port || 4321, ended: ask(get) }
  }
  const ran = await giftwell(['mock', ...args], { serve })
  return { ...ran, listensAt }
}
type Get = (path: string, init?: RequestInit) => Promise<Response>

const cartOf = async (get: Get) => (await (await get('/api/checkout/cart')).json()).cart

describe('giftwell mock', () => {
  it('serves five recipients on this machine, and prints the address', async () => {
    const { code, out, listensAt } = await served([], async (get) => {
      expect((await cartOf(get)).recipients).toHaveLength(5)
      expect((await get('/giftwell/embed.js')).status).toBe(404)
    })
    expect(code).toBe(0)
    expect(listensAt).toEqual({ port: 4000, hostname: '127.0.0.1' })
    expect(out).toContain('http://127.0.0.1:4000/api (scenario fiveRecipients)')
    expect(out).not.toContain('embed.js')
  })

  it('prints an IPv6 address in brackets', async () => {
    const { out } = await served(['--host', '::1', '--embed'], async () => {})
    expect(out).toContain('http://[::1]:4000/api')
    expect(out).toContain('http://[::1]:4000/giftwell/embed.js')
  })

  it('serves another world on request', async () => {
    const { out } = await served(['--scenario', 'oneShipment', '--port', '0'], async (get) => {
      expect((await cartOf(get)).recipients).toHaveLength(1)
      expect(await (await get('/')).text()).toContain('<h1>Giftwell mock: oneShipment</h1>')
      const picture = await get('/products/new-york-strip.svg')
      expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    })
    expect(out).toContain('http://127.0.0.1:4321/api')
  })

  it('keeps changes, and continues from its world’s time', async () => {
    await served([], async (get) => {
      const body = JSON.stringify({ discount_code: 'STEAK10' })
      const { headers } = await get('/api/checkout/discount/', { method: 'PUT', body })
      expect((await cartOf(get)).discount_code).toBe('STEAK10')
      expect(headers.get('date')).toBe('Tue, 01 Dec 2026 16:00:00 GMT')
    })
  })

  it('serves the embed on request, with a page', async () => {
    const { out } = await served(['--embed'], async (get) => {
      expect(await (await get('/')).text()).toContain('<div id="checkout-cart"></div>')
      expect((await get('/giftwell/../package.json')).status).toBe(404)
    })
    expect(out).toContain('/giftwell/embed.js')
  })

  it.each([
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://shop.test', 'http://shop.test'],
    ['https://shop.example', null],
    ['http://localhost.evil.example', null],
  ])('lets pages of this machine call it, and no others: %s', async (origin, allowed) => {
    await served([], async (get) => {
      const { headers } = await get('/api/checkout/cart', { headers: { origin } })
      expect(headers.get('access-control-allow-origin')).toBe(allowed)
      expect(headers.get('access-control-expose-headers')).toContain('date')
    })
  })

  it('makes calls fail on request', async () => {
    await served(
      [
        ...['--fault', 'putDiscount=server-error', '--fault', 'getTax=network-error'],
        ...['--fault', 'getOrders=server-error'],
      ],
      async (get) => {
        const body = JSON.stringify({ discount_code: 'STEAK10' })
        expect((await get('/api/checkout/discount/', { method: 'PUT', body })).status).toBe(500)
        expect((await get('/api/customer/orders')).status).toBe(500)
        await expect(get('/api/checkout/calculate-tax/1')).rejects.toThrow()
        expect((await get('/api/checkout/cart')).status).toBe(200)
      },
    )
  })

  it('names every scenario in its help', async () => {
    const { code, out } = await giftwell(['mock', '--help'])
    expect(code).toBe(0)
    for (const name of scenarioNames) expect(out).toContain(` ${name}`)
    expect(scenarioNames.length).toBeGreaterThan(50)
  })
})

describe('invalid usage', () => {
  const taken: Serve = () => Promise.reject(Object.assign(new Error(), { code: 'EADDRINUSE' }))
  const forbidden: Serve = () => Promise.reject(new Error('permission denied'))

  it.each([
    ['an unknown scenario', ['--scenario', 'nine'], 'Unknown scenario "nine"'],
    ['what is no scenario', ['--scenario', 'PASSWORD'], 'Unknown scenario "PASSWORD"'],
    ['a port that is none', ['--port', 'x'], '"x" is not a valid port'],
    ['a port that is too high', ['--port', '65536'], '"65536" is not a valid port'],
    ['an unknown call', ['--fault', 'putAll=never'], 'Unknown call "putAll"'],
    ['an unknown way to fail', ['--fault', 'getCart=badly'], 'Unknown fault "badly"'],
    ['an unknown option', ['--speed', '3'], "Unknown option '--speed'"],
  ])('is told of: %s', async (_name, args, message) => {
    const { code, error } = await giftwell(['mock', ...args], { serve: taken })
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).toMatch(/why: .+\n {2}remedy: ./)
  })

  it.each([
    ['a port in use', taken, 'Port 4000 is in use'],
    ['another reason', forbidden, 'permission denied'],
  ])('is told of: %s', async (_name, serve, message) => {
    const { code, error } = await giftwell(['mock'], { serve })
    expect(code).toBe(2)
    expect(error).toContain(message)
  })

  it('suggests a free port if one is in use', async () => {
    const { error } = await giftwell(['mock', '--port', '4001'], { serve: taken })
    expect(error).toContain('Port 4001 is in use')
    expect(error).not.toContain('--port 4001')
  })
})
