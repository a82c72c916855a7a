import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountHash,
  accountRouteOf,
  accountRoutes,
  againOf,
  againQuery,
  isOpenRoute,
  isWithin,
} from './accountRoutes'

describe('the route of a hash', () => {
  it.each([
    ['', 'dashboard', '/dashboard', ''],
    ['#', 'dashboard', '/dashboard', ''],
    ['#/', 'dashboard', '/dashboard', ''],
    ['#reviews', 'dashboard', '/dashboard', ''],
    ['#/dashboard', 'dashboard', '/dashboard', ''],
    ['#/dashboard/', 'dashboard', '/dashboard', ''],
    ['#/login?again=1', 'login', '/login', 'again=1'],
    ['#/login?next=/a?b=c', 'login', '/login', 'next=/a?b=c'],
    ['#/Login', null, '/Login', ''],
    ['#/nowhere', null, '/nowhere', ''],
    ['#/dashboard/more', null, '/dashboard/more', ''],
    ['#/__proto__', null, '/__proto__', ''],
    ['#/%', null, '/%', ''],
  ])('%s: %s', (hash, name, path, query) => {
    expect(accountRouteOf(hash)).toEqual({ name, path, params: {}, query })
  })

  it.each([
    ['S-7001', 'S-7001'],
    ['a%2Fb', 'a/b'],
    ['%', '%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['..', '..'],
  ])('#/manage-subscription/%s is of the subscription %s', (part, subsId) => {
    const route = accountRouteOf(`#/manage-subscription/${part}`)
    expect(route).toMatchObject({ name: 'manage-subscription', params: { subsId } })
  })

  it.each(['#/manage-subscription', '#/manage-subscription/', '#/manage-subscription/a/b'])(
    '%s is of none',
    (hash) => {
      expect(accountRouteOf(hash).name).toBeNull()
    },
  )

  it.each([
    ['subscriptions', true],
    ['manage-subscription', true],
    ['dashboard', false],
    [null, false],
  ] as const)('%s is within the subscriptions: %s', (name, expected) => {
    expect(isWithin(name, 'subscriptions')).toBe(expected)
  })

  it.each([
    ['#/email-preferences?link=8001.a', true],
    ['#/email-preferences?link=', false],
    ['#/email-preferences', false],
    ['#/dashboard?link=8001.a', false],
    ['#/nowhere?link=8001.a', false],
  ])('%s is open to everyone: %s', (hash, isOpen) => {
    expect(isOpenRoute(accountRouteOf(hash))).toBe(isOpen)
  })

  it('is a route or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { name } = accountRouteOf(`#${text}`)
        expect(name === null || name in accountRoutes).toBe(true)
      }),
    )
  })

  it('is inverse to the hash of a route', () => {
    for (const name of Object.keys(accountRoutes) as (keyof typeof accountRoutes)[]) {
      const hash = accountHash(name, { params: { subsId: 'S-1/ä' }, query: 'a=1' })
      expect(accountRouteOf(hash)).toMatchObject({ name, query: 'a=1' })
    }
  })
})

describe('an order to send again', () => {
  it.each([
    ['#/order-history?again=PO-1', { orderId: 'PO-1', step: 'people' }],
    ['#/order-history?again=PO-1&step=dates', { orderId: 'PO-1', step: 'dates' }],
    ['#/order-history?again=PO-1&step=other', { orderId: 'PO-1', step: 'people' }],
    ['#/order-history?again=A%20%26%20B', { orderId: 'A & B', step: 'people' }],
    ['#/order-history?again=%20', null],
    ['#/order-history?year=2025', null],
    ['#/dashboard?again=PO-1', null],
  ])('is named by %s', (hash, expected) => {
    expect(againOf(accountRouteOf(hash))).toEqual(expected)
  })

  it.each([['PO-1'], ['A & B'], [77]])('is found by its query: %s', (orderId) => {
    const query = againQuery(orderId, 'dates')
    expect(againOf({ name: 'order-history', query })).toEqual({
      orderId: String(orderId),
      step: 'dates',
    })
  })
})
