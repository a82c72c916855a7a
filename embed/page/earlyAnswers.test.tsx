import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EarlyReads, readEarly } from '../loader/readEarly'
import { earlyFetch } from './earlyFetch'

const page = window as unknown as Record<string, unknown>
const api = `${location.origin}/api`
const answer = () => new Response('{}')

let reads: EarlyReads
let sent: string[]
const send = vi.fn(async (url: string) => {
  sent.push(url)
  return answer()
})

beforeEach(() => {
  reads = new Map()
  sent = []
  vi.stubGlobal('fetch', send)
  history.replaceState(null, '', '/checkout/cart')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete page.isLoggedIn
})

const PATHS = ['/checkout/cart?t=1', '!/customer']
const client = () => earlyFetch(reads, send as unknown as typeof fetch)

describe('readEarly', () => {
  it('asks as the client does, once for all roots', () => {
    readEarly(PATHS, {}, reads)
    readEarly(PATHS, {}, reads)
    expect(sent).toEqual([`${api}/checkout/cart`])
    expect(send).toHaveBeenCalledWith(sent[0], { headers: { accept: 'application/json' } })
  })

  it('asks with t=1 on the billing page', () => {
    history.replaceState(null, '', '/checkout/billing')
    readEarly(PATHS, {}, reads)
    expect(sent).toEqual([`${api}/checkout/cart?t=1`])
  })

  it('asks for the customer where there is one', () => {
    page.isLoggedIn = true
    readEarly(PATHS, {}, reads)
    expect(sent).toEqual([`${api}/checkout/cart`, `${api}/customer`])
  })
})

describe('earlyFetch', () => {
  beforeEach(() => readEarly(PATHS, {}, reads))

  it('takes an early answer once', async () => {
    const fetch = client()
    await fetch('/api/checkout/cart')
    expect(sent).toHaveLength(1)
    await fetch('/api/checkout/cart')
    expect(sent).toHaveLength(2)
  })

  it('does not let a later root ask again for what was taken', async () => {
    await client()('/api/checkout/cart')
    readEarly(PATHS, {}, reads)
    expect(sent).toHaveLength(1)
  })

  it.each([
    [9_999, 1],
    [10_000, 2],
  ])('after %s ms: %s requests', async (ms, requests) => {
    vi.useFakeTimers({ now: Date.now() })
    reads.clear()
    sent = []
    readEarly(PATHS, {}, reads)
    vi.advanceTimersByTime(ms)
    await client()('/api/checkout/cart')
    expect(sent).toHaveLength(requests)
  })

  it('takes none after a write', async () => {
    const fetch = client()
    await fetch('/api/checkout/line-item', { method: 'PUT' })
    await fetch('/api/checkout/cart')
    expect(sent).toHaveLength(3)
  })

  it('gives up when its caller does', async () => {
    const abort = new AbortController()
    const taken = client()('/api/checkout/cart', { signal: abort.signal })
    abort.abort(new Error('enough'))
    await expect(taken).rejects.toThrow('enough')
  })

  it('hands on a failure, so that the client can ask again', async () => {
    reads.set(`${api}/checkout/cart`, {
      answer: Promise.reject(new TypeError('no')),
      at: Date.now(),
    })
    await expect(client()('/api/checkout/cart')).rejects.toThrow('no')
  })
})
