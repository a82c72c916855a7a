import { describe, expect, it } from 'vitest'
import {
  broken,
  cartAnswer,
  json,
  never,
  outcome,
  slowBody,
  transport,
} from '../../../testing/api/transport'
import { withFakeTimers } from '../../../testing/fakeTimers'
import { getCart } from '../cart'
import { putDiscount } from '../promo'
import { createClient } from './client'

withFakeTimers()

function aClient(early: () => Response | Promise<Response>) {
  const { fetch, requests } = transport(json(cartAnswer()))
  const asked: string[] = []
  const client = createClient({
    fetch,
    earlyAnswer(method, url) {
      asked.push(`${method} ${url}`)
      return asked.length === 1 ? Promise.resolve(early()) : null
    },
  })
  return { client, requests, asked }
}

describe('a read that was sent before the client existed', () => {
  it('is answered without a request, and the next one is sent', async () => {
    const { client, requests, asked } = aClient(json(cartAnswer()))
    expect(await outcome(client.call(getCart, { query: { t: 1 } }))).toHaveProperty('cart')
    expect(requests).toHaveLength(0)
    expect(await outcome(client.call(getCart, { query: {} }))).toHaveProperty('cart')
    expect(requests).toHaveLength(1)
    expect(asked).toEqual(['GET /api/checkout/cart?t=1', 'GET /api/checkout/cart'])
  })

  it.each([
    ['fails', broken],
    ['is busy', json({}, { status: 503 })],
    ['does not come', never],
    ['has a body that does not come', slowBody],
  ])('is sent again, once, if its response %s', async (_case, early) => {
    const { client, requests } = aClient(early)
    expect(await outcome(client.call(getCart, { query: {} }))).toHaveProperty('cart')
    expect(requests).toHaveLength(1)
  })

  it('is aborted with its caller', async () => {
    const { client, requests } = aClient(never)
    const controller = new AbortController()
    const call = client.call(getCart, { query: {} }, { signal: controller.signal })
    controller.abort()
    expect(await outcome(call)).toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(0)
  })

  it('is invalidated by a write, which can change its response', async () => {
    const { client, asked } = aClient(json({}))
    await outcome(client.call(putDiscount, { body: { discount_code: 'A' } }))
    expect(asked).toEqual(['PUT /api/checkout/discount/'])
  })
})
