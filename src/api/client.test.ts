import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCart } from '../../mocks/fixtures'
import { getCart } from './cart'
import { postCheckStock } from './cartChecks'
import { type ClientOptions, createClient } from './client'
import { contract } from './contract'
import { ApiError } from './errors'
import { putDiscount } from './promo'
import { putQuantity } from './quantity'
import type { Row } from './row'
// Loaded before the pretend clock stands still.
import './sending'

type Answer = () => Response | Promise<Response>

/** A transport that gives the answers in their order, the last one for ever, and keeps the requests. */
function transport(...answers: Answer[]) {
  const requests: Request[] = []
  const fetch: NonNullable<ClientOptions['fetch']> = async (input, init) => {
    const request = new Request(new URL(String(input), 'https://shop.test'), init)
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1] as Answer
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
    ])
  }
  return { fetch, requests }
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)
const text = (body: string, init?: ResponseInit) => () => new Response(body, init)
const never = () => new Promise<Response>(() => undefined)
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
const cartAnswer = () => ({ cart: aCart() })

/** Lets fake time run until a call has ended, and gives its value or its error. */
async function outcome<T>(call: Promise<T>): Promise<T | ApiError> {
  const settled = call.catch((error: ApiError) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}

const inputOf = (row: Row) => ({
  params: Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7])),
  body: row.body ? {} : undefined,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a read', () => {
  it.each([
    ['no answer at all', broken],
    ['no answer in time', never],
    ['500', json({}, { status: 500 })],
    ['503', json({}, { status: 503 })],
    ['429', json({}, { status: 429 })],
  ])('is sent at most three times on %s', async (_case, answer) => {
    const { fetch, requests } = transport(answer)
    expect(await outcome(createClient({ fetch }).call(getCart, { query: {} }))).toBeInstanceOf(
      ApiError,
    )
    expect(requests).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 409, 422])('is not repeated on %i', async (status) => {
    const { fetch, requests } = transport(json({}, { status }))
    expect(await outcome(createClient({ fetch }).call(getCart, { query: {} }))).toMatchObject({
      status,
    })
    expect(requests).toHaveLength(1)
  })

  it('comes through when the second attempt does', async () => {
    const { fetch, requests } = transport(broken, json(cartAnswer()))
    expect(
      await outcome(createClient({ fetch }).call(getCart, { query: { t: 1 } })),
    ).toHaveProperty('cart')
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?t=1', '?t=1'])
  })

  it('is shared while it is under way, and asked anew after', async () => {
    const { fetch, requests } = transport(json(cartAnswer()))
    const { call } = createClient({ fetch })
    await outcome(Promise.all([call(getCart, { query: {} }), call(getCart, { query: {} })]))
    expect(requests).toHaveLength(1)
    await outcome(call(getCart, { query: {} }))
    expect(requests).toHaveLength(2)
  })

  it('is not shared across a write, since that may change its answer', async () => {
    const { fetch, requests } = transport(json(cartAnswer()))
    const { call } = createClient({ fetch })
    const first = call(getCart, { query: {} })
    const write = call(putDiscount, { body: { discount_code: 'A' } })
    await outcome(Promise.all([first, write, call(getCart, { query: {} })]))
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2)
  })

  it('can be given up', async () => {
    const { fetch } = transport(never)
    const controller = new AbortController()
    const call = createClient({ fetch }).call(getCart, { query: {} }, { signal: controller.signal })
    controller.abort()
    expect(await outcome(call)).toMatchObject({ kind: 'aborted' })
  })
})

describe('the pauses between attempts', () => {
  it.each([
    [0, 375, 1125],
    [0.5, 500, 1500],
    [0.999, 625, 1875],
  ])('are spread, by chance %d after %i and %i ms', async (chance, first, second) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { fetch, requests } = transport(json({}, { status: 503 }))
    const call = createClient({ fetch }).call(getCart, { query: {} })
    const failed = call.catch((error: unknown) => error)
    const sentAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return requests.length
    }
    expect(await sentAfter(first - 2)).toBe(1)
    expect(await sentAfter(4)).toBe(2)
    expect(await sentAfter(second - 8)).toBe(2)
    expect(await sentAfter(12)).toBe(3)
    expect(await failed).toBeInstanceOf(ApiError)
  })
})

describe('a write', () => {
  const writes = Object.values(contract).filter(({ method }) => method !== 'GET')

  it.each(
    writes.filter((row: Row) => !row.isRepeatSafe).map((row) => [`${row.method} ${row.path}`, row]),
  )('%s is sent once, whatever happens', async (_name, row) => {
    for (const answer of [broken, never, json({}, { status: 503 })]) {
      const { fetch, requests } = transport(answer)
      await outcome(createClient({ fetch }).call(row, inputOf(row) as never))
      expect(requests).toHaveLength(1)
    }
  })

  it('that changes nothing may be repeated', async () => {
    const { fetch, requests } = transport(broken, json([]))
    expect(await outcome(createClient({ fetch }).call(postCheckStock, { body: [1] }))).toEqual([])
    expect(requests).toHaveLength(2)
  })

  it('gives up after 20 seconds', async () => {
    const { fetch } = transport(never)
    const call = createClient({ fetch }).call(putQuantity, { body: { clin_id: 1, qty: 2 } })
    expect(await outcome(call)).toMatchObject({ kind: 'timeout', status: null })
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-12-14T18:00:00Z')
  it.each([
    ['2', 2000],
    ['0', 0],
    ['30', 30_000],
    ['31', 30_000],
    ['Mon, 14 Dec 2026 18:00:05 GMT', 5000],
    ['Mon, 14 Dec 2026 19:00:00 GMT', 30_000],
    ['Mon, 14 Dec 2026 17:00:00 GMT', 0],
    ['soon', 500],
  ])('%s waits %i ms before the second attempt', async (header, wait) => {
    vi.setSystemTime(now)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const busy = json({}, { status: 503, headers: { 'retry-after': header } })
    const { fetch, requests } = transport(busy, json(cartAnswer()))
    const call = createClient({ fetch }).call(getCart, { query: {} })
    await vi.advanceTimersByTimeAsync(Math.max(wait - 1, 0))
    if (wait > 0) expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(requests).toHaveLength(2)
    await outcome(call)
  })
})

describe('what comes back', () => {
  const pages = [
    text('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
    text('  <html></html>', { headers: { 'content-type': 'application/json' } }),
    text('<h1>502</h1>', { status: 502 }),
    text('Challenge: please enable scripts', { headers: { 'content-type': 'application/json' } }),
  ]
  const rows = Object.entries(contract)

  it.each(rows)('a page instead of JSON fails %s in each of four guises', async (_name, row) => {
    for (const page of pages) {
      const { fetch } = transport(page)
      const failure = await outcome(createClient({ fetch }).call(row, inputOf(row) as never))
      expect(failure).toBeInstanceOf(ApiError)
      expect((failure as ApiError).kind).toMatch(/not-json|http/)
    }
  })

  it.each([
    ['an empty body', text('')],
    ['204', () => new Response(null, { status: 204 })],
    ['null', json(null)],
    ['an array', json([])],
    ['a text', json('ok')],
    ['a cart without recipients', json({ cart: { cart_id: 1 } })],
    ['a cart whose ids are texts', json({ cart: { cart_id: '1', recipients: [] } })],
  ])('%s is no cart', async (_case, answer) => {
    const { fetch } = transport(answer)
    const failure = await outcome(createClient({ fetch }).call(getCart, { query: {} }))
    expect(failure).toMatchObject({ kind: 'wrong-shape' })
  })

  it('a body that is cut half way is not JSON', async () => {
    const { fetch } = transport(text('{"cart":{"cart_id":1,"recip'))
    expect(await outcome(createClient({ fetch }).call(getCart, { query: {} }))).toMatchObject({
      kind: 'not-json',
    })
  })

  it('one odd field never costs the cart', async () => {
    const odd = { ...aCart(), tax: { much: true }, discount_code: 7, is_mobile: 'yes' }
    const { fetch } = transport(json({ cart: odd }))
    expect(await outcome(createClient({ fetch }).call(getCart, { query: {} }))).toMatchObject({
      cart: { cart_id: odd.cart_id, tax: null, discount_code: null, is_mobile: null },
    })
  })

  it.each([
    ['a text', json('done'), null],
    ['a cart that is none', json({ cart: 'no' }), { cart: null }],
    ['no body', text(''), null],
  ])('where nothing is shown, %s counts as nothing', async (_case, answer, nothing) => {
    const { fetch } = transport(answer)
    const call = createClient({ fetch }).call(putDiscount, { body: { discount_code: 'A' } })
    expect(await outcome(call)).toEqual(nothing)
  })

  it('a host puts an unusual answer right before it is looked at', async () => {
    const { fetch } = transport(json({ data: { basket: aCart({ cart_id: 5 }) } }))
    const adapt = (_row: Row, answer: unknown) => ({
      cart: (answer as { data: { basket: unknown } }).data.basket,
    })
    const client = createClient({ fetch, adapt })
    expect(await outcome(client.call(getCart, { query: {} }))).toMatchObject({
      cart: { cart_id: 5 },
    })
  })

  it('an error keeps the status, the word and the body of the server, never the filled path', async () => {
    const { fetch } = transport(json({ error: 'cart_not_found' }, { status: 404 }))
    const failure = await outcome(
      createClient({ fetch }).call(contract.deleteGiftCard, {
        params: { certificate: 'SECRET-1' },
      }),
    )
    expect(failure).toMatchObject({
      status: 404,
      code: 'cart_not_found',
      data: { error: 'cart_not_found' },
    })
    expect(`${(failure as ApiError).message} ${(failure as ApiError).endpoint}`).not.toContain(
      'SECRET',
    )
  })
})

describe('the clock', () => {
  const device = Date.parse('2026-12-14T18:00:00Z')
  it.each([
    ['a minute or less is no skew', '2026-12-14T18:01:00Z', 0],
    ['ahead by an hour', '2026-12-14T19:00:00Z', 3_600_000],
    ['behind by a day', '2026-12-13T18:00:00Z', -86_400_000],
  ])('%s', async (_case, server, skew) => {
    vi.setSystemTime(device)
    const { fetch } = transport(
      json(cartAnswer(), { headers: { date: new Date(server).toUTCString() } }),
    )
    const client = createClient({ fetch })
    const call = client.call(getCart, { query: {} })
    await vi.advanceTimersByTimeAsync(0)
    await call
    expect(client.skewMs()).toBe(skew)
  })
})
