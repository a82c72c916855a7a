import { describe, expect, it, vi } from 'vitest'
import {
  broken,
  cartAnswer,
  inputOf,
  json,
  never,
  outcome,
  readCart,
  slowBody,
  transport,
} from '../../../testing/api/transport'
import { withFakeTimers } from '../../../testing/fakeTimers'
import { getCart } from '../cart'
import { postCheckStock } from '../cartChecks'
import { contract } from '../contract'
import { putDiscount } from '../promo'
import { putQuantity } from '../quantity'
import type { Row } from '../row'
import { createClient } from './client'
import { ApiError } from './errors'

withFakeTimers()

describe('a read', () => {
  it.each([
    ['no answer at all', broken],
    ['no answer in time', never],
    ['500', json({}, { status: 500 })],
    ['503', json({}, { status: 503 })],
    ['429', json({}, { status: 429 })],
  ])('is sent at most three times on %s', async (_case, answer) => {
    const { fetch, requests } = transport(answer)
    expect(await readCart(fetch)).toBeInstanceOf(ApiError)
    expect(requests).toHaveLength(3)
  })

  it.each([400, 401, 403, 404, 409, 422])('is not repeated after %i', async (status) => {
    const { fetch, requests } = transport(json({}, { status }))
    expect(await readCart(fetch)).toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  it('is never served from the browser’s cache, even when repeated', async () => {
    const { fetch, requests } = transport(broken, json(cartAnswer()))
    await readCart(fetch)
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
  })

  it('succeeds if the second attempt does', async () => {
    const { fetch, requests } = transport(broken, json(cartAnswer()))
    const call = createClient({ fetch }).call(getCart, { query: { t: 1 } })
    expect(await outcome(call)).toHaveProperty('cart')
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?t=1', '?t=1'])
  })

  it('is shared while it is pending, and sent again afterwards', async () => {
    const { fetch, requests } = transport(json(cartAnswer()))
    const { call } = createClient({ fetch })
    await outcome(Promise.all([call(getCart, { query: {} }), call(getCart, { query: {} })]))
    expect(requests).toHaveLength(1)
    await outcome(call(getCart, { query: {} }))
    expect(requests).toHaveLength(2)
  })

  it('is not shared across a write, which can change its response', async () => {
    const { fetch, requests } = transport(json(cartAnswer()))
    const { call } = createClient({ fetch })
    const first = call(getCart, { query: {} })
    const write = call(putDiscount, { body: { discount_code: 'A' } })
    await outcome(Promise.all([first, write, call(getCart, { query: {} })]))
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(2)
  })

  it('times out after 10 seconds if the body does not arrive, and retries with a new signal', async () => {
    const aborted: (boolean | undefined)[] = []
    const answers = transport(slowBody, json(cartAnswer()))
    const fetch: typeof answers.fetch = (url, init) => {
      aborted.push(init?.signal?.aborted)
      return answers.fetch(url, init)
    }
    const call = createClient({ fetch }).call(getCart, { query: {} })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(answers.requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(answers.requests[0]?.signal.aborted).toBe(true)
    expect(await outcome(call)).toHaveProperty('cart')
    expect(aborted).toEqual([false, false])
  })

  it('can be aborted', async () => {
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

  it('that changes nothing can be repeated', async () => {
    const { fetch, requests } = transport(broken, json([]))
    expect(await outcome(createClient({ fetch }).call(postCheckStock, { body: [1] }))).toEqual([])
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['an answer', never],
    ['a body', slowBody],
  ])('gives up after 20 seconds without %s', async (_case, answer) => {
    const { fetch } = transport(answer)
    const call = createClient({ fetch }).call(putQuantity, { body: { clin_id: 1, qty: 2 } })
    expect(await outcome(call)).toMatchObject({ kind: 'timeout', status: null })
  })
})

describe('a slow read', () => {
  const retried = async (waited: number, answers: Parameters<typeof transport>) => {
    const { fetch, requests } = transport(...answers)
    const client = createClient({ fetch })
    const call = client.call(getCart, { query: {} })
    await vi.advanceTimersByTimeAsync(waited)
    client.retrySlowReads()
    await vi.advanceTimersByTimeAsync(1000)
    return { client, call, requests }
  }

  it.each([
    [4999, 1],
    [5000, 2],
  ])('that has waited %i ms is sent %i times', async (waited, times) => {
    const { call, requests } = await retried(waited, [never, json(cartAnswer())])
    expect(requests).toHaveLength(times)
    expect(requests.at(0)?.signal.aborted).toBe(times === 2)
    expect(await outcome(call)).toHaveProperty('cart')
  })

  it('counts as one of three attempts, and fails with the last', async () => {
    const { client, call, requests } = await retried(5000, [never])
    const over = call.catch((error: ApiError) => error)
    for (let more = 0; more < 3; more += 1) {
      await vi.advanceTimersByTimeAsync(6000)
      client.retrySlowReads()
    }
    expect(await outcome(over)).toMatchObject({ kind: 'timeout' })
    expect(requests).toHaveLength(3)
  })

  it('differs from a write, which is never sent again', async () => {
    const { fetch, requests } = transport(never)
    const client = createClient({ fetch })
    const call = client.call(putQuantity, { body: { clin_id: 1, qty: 2 } })
    await vi.advanceTimersByTimeAsync(15_000)
    client.retrySlowReads()
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
    await outcome(call)
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
