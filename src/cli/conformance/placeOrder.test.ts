import { describe, expect, it } from 'vitest'
import { oneShipment } from '../../../mocks/scenarios'
import { breaking, houseData, reportOn, startServer } from '../../../testing/cli/conformance'
import { instead } from './violations/violation'

describe('--place-order', () => {
  const options = ['--place-order', '--only', 'row.putPl', '--only', 'order']

  it('places an order, and checks that the cart is empty afterwards', async () => {
    const shop = await startServer(oneShipment)
    const { checks: results } = await reportOn(shop.baseUrl, options)
    await shop.stop()
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['row.putPlaceOrder', 'passed'],
      ['order.status', 'passed'],
      ['order.clears-cart', 'passed'],
    ])
    expect(shop.backend.count('putPlaceOrder')).toBe(1)
  })

  it('does not expect an empty cart after a declined order', async () => {
    const payment = { method: 'card', uid: 'hpf-declined' } as const
    const data = { ...houseData, payment }
    const fetch = breaking(({ next }) => next(), oneShipment)
    const { checks: results } = await reportOn('http://shop.test/api', options, fetch, data)
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['row.putPlaceOrder', 'passed'],
      ['order.status', 'passed'],
      ['order.clears-cart', 'skipped'],
    ])
    expect(results.at(-1)?.reason).toMatch(/declined.*"payment"/)
  })

  it('finds an answer that the shop reads as an unknown outcome', async () => {
    const fetch = breaking(instead('putPlaceOrder', () => ({ status: 'success' }))(), oneShipment)
    const { checks: results } = await reportOn('http://shop.test/api', options, fetch)
    const [status] = results.filter(({ finding }) => finding)
    expect(status?.id).toBe('order.status')
    expect(status?.finding).toMatchObject({
      came: expect.stringContaining('"status": "success"'),
      expected: '"status": "placed" or "declined"',
    })
  })
})
