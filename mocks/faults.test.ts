import { describe, expect, it, vi } from 'vitest'
import { contract, type Endpoint } from '../src/api/contract'
import { withFakeTimers } from '../testing/fakeTimers'
import { type Asked, ask } from './ask'
import { createBackend } from './backend'
import { type Fault, type FaultKind, type Faults, faultKinds } from './faults'
import { oneShipment } from './scenarios'

const struck = (fault: Fault | FaultKind) =>
  createBackend({ scenario: oneShipment, faults: { getCart: fault } })

const cart = '/api/checkout/cart'

withFakeTimers()

describe('faults', () => {
  it('X1 network-error rejects like fetch', async () => {
    await expect(struck('network-error').fetch(cart)).rejects.toThrow(TypeError)
  })

  it('X2 never responds, and ends when the client aborts', async () => {
    const settled = vi.fn()
    const controller = new AbortController()
    const answer = struck('never').fetch(cart, { signal: controller.signal }).finally(settled)
    answer.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    controller.abort()
    await expect(answer).rejects.toThrow('aborted')
  })

  it.each([
    ['X3', 'late', 25_000],
    ['X4', 'slow', 3000],
  ] as const)('%s %s answers after %i ms', async (_id, kind, ms) => {
    const answer = struck(kind).fetch(cart)
    const settled = vi.fn()
    answer.then(settled)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
  })

  it('X5 dropped-after fails after the server acted', async () => {
    const backend = createBackend({
      scenario: oneShipment,
      faults: { putDiscount: 'dropped-after' },
    })
    const put = ask(backend, 'putDiscount', { body: { discount_code: 'STEAK10' } })
    await expect(put).rejects.toThrow(TypeError)
    expect((await backend.cart())?.discount_code).toBe('STEAK10')
  })

  it('X6 cut-body sends half of the response', async () => {
    const text = await (await struck('cut-body').fetch(cart)).text()
    expect(text.length).toBeGreaterThan(100)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it.each([
    ['X7', 'server-error', 500, 'application/json'],
    ['X8', 'bad-gateway', 502, 'text/html'],
    ['X9', 'unavailable', 503, 'application/json'],
    ['X10', 'too-many', 429, 'application/json'],
    ['X11', 'unauthorized', 401, 'application/json'],
    ['X12', 'forbidden', 403, 'application/json'],
    ['X13', 'not-found', 404, 'application/json'],
    ['X14', 'conflict', 409, 'application/json'],
    ['X15', 'html', 200, 'text/html'],
  ] as const)('%s %s answers %i', async (id, kind, status, type) => {
    expect(faultKinds[id]).toBe(kind)
    const response = await struck(kind).fetch(cart)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(type)
  })

  it.each(['unavailable', 'too-many'] as const)('%s says when to retry', async (kind) => {
    const seconds = await struck(kind).fetch(cart)
    expect(seconds.headers.get('retry-after')).toBe('2')
    const date = 'Tue, 01 Dec 2026 16:00:05 GMT'
    const dated = await struck({ kind, retryAfter: date }).fetch(cart)
    expect(dated.headers.get('retry-after')).toBe(date)
  })

  it('X16 empty has no body, with 200 or 204', async () => {
    expect(await (await struck('empty').fetch(cart)).text()).toBe('')
    expect((await struck({ kind: 'empty', status: 204 }).fetch(cart)).status).toBe(204)
  })

  it('X17 wrong-shape rotates through wrong shapes', async () => {
    const backend = struck('wrong-shape')
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(await (await backend.fetch(cart)).json())
    expect(answers).toEqual([[], null, 'ok', {}])
  })

  it('X18 hostile responds with harmful JSON', async () => {
    const of = async (variant: number) =>
      await (await struck({ kind: 'hostile', variant }).fetch(cart)).text()
    expect(await of(0)).toContain('"__proto__"')
    expect(await of(1)).toContain('"price":-1,"price":109.95')
    expect(await of(2)).toContain('"price":"109.95"')
    expect(await of(3)).toContain('59.949999')
    expect((await of(4)).length).toBeGreaterThan(10_000_000)
  })

  it('end after a number of times', async () => {
    const backend = struck({ kind: 'server-error', times: 2 })
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await backend.fetch(cart)).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  it('can be set and cleared while the backend runs', async () => {
    const backend = createBackend({ scenario: oneShipment })
    backend.setFault('*', 'server-error')
    expect((await ask(backend, 'getCart')).status).toBe(500)
    backend.setFault('getCart', null)
    backend.setFault('*', null)
    expect((await ask(backend, 'getCart')).status).toBe(200)
    expect(backend.count('getCart')).toBe(2)
  })

  it('are rejected if they would never occur', () => {
    const backend = createBackend()
    const typo = { putQantity: 'server-error' } as Faults
    expect(() => createBackend({ faults: typo })).toThrow('Unknown call "putQantity"')
    expect(() => backend.setFault('getCart', 'boom' as FaultKind)).toThrow('Unknown fault "boom"')
  })

  it("'*' spares a row that has its own entry", async () => {
    const faults = { '*': 'server-error', getCart: null } as const
    const backend = createBackend({ scenario: oneShipment, faults })
    expect((await ask(backend, 'getCart')).status).toBe(200)
    expect((await ask(backend, 'getMiniCart')).status).toBe(500)
  })

  it('affect every row', async () => {
    const backend = createBackend({ faults: { '*': 'server-error' } })
    const params = { cartId: 1, clinId: 1, skuId: 1, id: 1, code: 'A', certificate: 'A' }
    const asked: Asked = { params }
    for (const name of Object.keys(contract) as Endpoint[]) {
      expect((await ask(backend, name, asked)).status, name).toBe(500)
    }
  })
})
