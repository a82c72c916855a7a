import { describe, expect, it } from 'vitest'
import { clubLine, twoShipments } from '../../../mocks/scenarios'
import { askable, notInCart } from './askable'

const cart = twoShipments().cart ?? null
const [first] = cart?.recipients ?? []
const shipmentId = first?.crec_id ?? -1
const lineId = first?.items[0]?.clin_id ?? -1

/** Every kind of dialog that can be requested, with its parameters. */
const good: readonly [string, Record<string, number>, boolean][] = [
  ['quick-view', { skuId: 10011 }, false],
  ['promo-details', {}, false],
  ['auto-delivery-sign-in', {}, false],
  ['unsaved-changes', {}, false],
  ['change-recipient', { shipmentId }, true],
  ['gift-message', { shipmentId }, true],
  ['claim-link', { shipmentId }, true],
  ['delivery-dates', { shipmentId }, true],
  ['line-options', { lineId }, true],
  ['club-edit', { lineId }, true],
  ['send-line', { lineId }, true],
  ['bulk-recipients', {}, true],
]

describe('a page’s request', () => {
  it.each(good)('for %s opens it with its parameters only', (kind, params, isOfCart) => {
    const detail = { kind, params: { ...params, part: 'name', __proto__: { lineId: 1 } } }
    expect(askable(detail)).toEqual({ kind, params, isOfCart })
  })

  it.each(good.filter(([, params]) => Object.keys(params).length > 0))(
    '%s without it is refused, with the missing field and where it belongs',
    (kind, params) => {
      const [name = ''] = Object.keys(params)
      const words = `giftwell:ask needs a whole number for ${name} to open "${kind}". Pass it as detail.params.${name}.`
      for (const wrong of [undefined, null, '101', 1.5, Number.NaN, {}]) {
        expect(askable({ kind, params: { [name]: wrong } })).toEqual({ problem: words })
      }
      expect(askable({ kind })).toEqual({ problem: words })
    },
  )

  it.each([
    [{ kind: 'confirm-merge', params: { name: 'x' } }, 'confirm-merge'],
    [{ kind: 'toString' }, 'toString'],
    [{ kind: 7 }, '7'],
    [{}, 'undefined'],
    [null, 'undefined'],
    ['quick-view', 'undefined'],
  ])('%j is refused, with the unknown field and all known ones', (detail, word) => {
    const kinds = good.map(([kind]) => kind).join(', ')
    expect(askable(detail)).toEqual({
      problem: `giftwell:ask: unknown dialog "${word}". Set detail.kind to one of: ${kinds}.`,
    })
  })
})

describe('its subject', () => {
  it('is in the cart', () => {
    expect(notInCart(cart, 'gift-message', { shipmentId })).toBeNull()
    expect(notInCart(cart, 'line-options', { lineId })).toBeNull()
    expect(notInCart(cart, 'bulk-recipients', {})).toBeNull()
  })

  it('cannot be looked up without a cart', () => {
    expect(notInCart(null, 'gift-message', { shipmentId })).toBe(
      'giftwell:ask could not open "gift-message": the cart could not be loaded. Try again once the server responds.',
    )
  })

  it('is missing from the cart: those in the cart are listed', () => {
    const ids = cart?.recipients.map(({ crec_id }) => crec_id).join(', ')
    expect(notInCart(cart, 'delivery-dates', { shipmentId: 99 })).toBe(
      `giftwell:ask could not open "delivery-dates": the cart has no shipment 99. Set detail.params.shipmentId to one of: ${ids}.`,
    )
    expect(notInCart(cart, 'send-line', { lineId: 99 })).toBe(
      'giftwell:ask could not open "send-line": the cart has no line 99. Set detail.params.lineId to one of: 101, 102, 103.',
    )
  })

  it('never exists in an empty cart', () => {
    const empty = cart && { ...cart, recipients: [] }
    expect(notInCart(empty, 'gift-message', { shipmentId })).toMatch(
      /Try again once there is one\.$/,
    )
  })

  it('is listed at most ten times', () => {
    const items = Array.from({ length: 12 }, (_, clin_id) => ({ ...first?.items[0], clin_id }))
    const long = cart && first && { ...cart, recipients: [{ ...first, items }] }
    expect(notInCart(long as typeof cart, 'send-line', { lineId: 99 })).toMatch(
      /one of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 …\.$/,
    )
  })

  it('is a club if a club is to be changed', () => {
    const clubs = clubLine().cart ?? null
    const [club] = clubs?.recipients.flatMap(({ items }) => items) ?? []
    expect(notInCart(clubs, 'club-edit', { lineId: club?.clin_id ?? -1 })).toBeNull()
    expect(notInCart(cart, 'club-edit', { lineId })).toBe(
      `giftwell:ask could not open "club-edit": line ${lineId} is not a club. Try again once there is one.`,
    )
  })
})
