import { describe, expect, it, vi } from 'vitest'
import { aCart } from '../../mocks/fixtures'
import {
  cartAnswer,
  inputOf,
  json,
  outcome,
  readCart,
  text,
  transport,
} from '../../testing/api/transport'
import { withFakeTimers } from '../../testing/fakeTimers'
import { getCart } from './cart'
import { createClient } from './client/client'
import { ApiError } from './client/errors'
import { contract } from './contract'
import { putDiscount } from './promo'
import type { Row } from './row'

withFakeTimers()

describe('a response', () => {
  const pages = [
    text('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
    text('  <html></html>', { headers: { 'content-type': 'application/json' } }),
    text('<h1>502</h1>', { status: 502 }),
    text('Challenge: please enable scripts', { headers: { 'content-type': 'application/json' } }),
  ]
  const rows = Object.entries(contract)

  it.each(rows)('that is a page fails %s in each of four forms', async (_name, row) => {
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
    const failure = await readCart(fetch)
    expect(failure).toMatchObject({ kind: 'wrong-shape' })
  })

  it('with half a body is not JSON', async () => {
    const { fetch } = transport(text('{"cart":{"cart_id":1,"recip'))
    expect(await readCart(fetch)).toMatchObject({ kind: 'not-json' })
  })

  it('with one malformed field never loses the cart', async () => {
    const odd = { ...aCart(), tax: { much: true }, discount_code: 7, is_mobile: 'yes' }
    const { fetch } = transport(json({ cart: odd }))
    expect(await readCart(fetch)).toMatchObject({
      cart: { cart_id: odd.cart_id, tax: null, discount_code: null, is_mobile: null },
    })
  })

  it.each([
    ['a text', json('done'), null],
    ['a cart that is none', json({ cart: 'no' }), { cart: null }],
    ['no body', text(''), null],
  ])('if nothing is shown, %s counts as nothing', async (_case, answer, nothing) => {
    const { fetch } = transport(answer)
    const call = createClient({ fetch }).call(putDiscount, { body: { discount_code: 'A' } })
    expect(await outcome(call)).toEqual(nothing)
  })

  it('can be corrected by the host before validation', async () => {
    const { fetch } = transport(json({ data: { basket: aCart({ cart_id: 5 }) } }))
    const adapt = (_row: Row, answer: unknown) => ({
      cart: (answer as { data: { basket: unknown } }).data.basket,
    })
    const { call } = createClient({ fetch, adapt })
    const answer = await outcome(call(getCart, { query: {} }))
    expect(answer).toMatchObject({ cart: { cart_id: 5 } })
  })

  const refusal = { success: false, error: 'out_of_range', units_available: 2 }
  const changes = rows.filter(([, { method }]) => method !== 'GET')
  it.each(changes)('of 200 with "success": false is a refusal by %s', async (_name, row) => {
    const { fetch, requests } = transport(json(refusal))
    const failure = await outcome(createClient({ fetch }).call(row, inputOf(row) as never))
    expect(failure).toMatchObject({
      kind: 'http',
      status: 200,
      code: 'out_of_range',
      data: refusal,
    })
    expect(requests).toHaveLength(1)
  })

  it('of 200 with "success": false is one by putLineItems with a cart, too', async () => {
    const { fetch } = transport(json({ ...cartAnswer(), success: false }))
    const row = contract.putLineItems
    const failure = await outcome(createClient({ fetch }).call(row, inputOf(row) as never))
    expect(failure).toMatchObject({ kind: 'http', status: 200 })
  })

  it('with a status of its own says by that whether it was a success', async () => {
    const declined = { status: 'declined', decline_code: 'card_declined', success: false }
    const { fetch } = transport(json(declined))
    const row = contract.putPlaceOrder
    const answer = await outcome(createClient({ fetch }).call(row, inputOf(row) as never))
    expect(answer).toEqual(declined)
  })

  it('with an error keeps its status, code and body, but never the filled path', async () => {
    const { fetch } = transport(json({ error: 'cart_not_found' }, { status: 404 }))
    const params = { certificate: 'SECRET-1' }
    const failure = await outcome(createClient({ fetch }).call(contract.deleteGiftCard, { params }))
    const error = 'cart_not_found'
    expect(failure).toMatchObject({ status: 404, code: error, data: { error } })
    const { message, endpoint } = failure as ApiError
    expect(`${message} ${endpoint}`).not.toContain('SECRET')
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
    const date = new Date(server).toUTCString()
    const client = createClient({
      fetch: transport(json(cartAnswer(), { headers: { date } })).fetch,
    })
    const call = client.call(getCart, { query: {} })
    await vi.advanceTimersByTimeAsync(0)
    await call
    expect(client.skewMs()).toBe(skew)
  })
})
