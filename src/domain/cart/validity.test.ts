import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { type CartProblemKind, cartProblems } from './validity'

const KINDS: CartProblemKind[] = [
  'item-out-of-stock',
  'insufficient-stock',
  'add-on-qualify',
  'auto-delivery-qualify',
]

/** A cart with exactly the given problems, each in its own shipment, in reverse order. */
function cartWith(kinds: readonly CartProblemKind[]) {
  const soldOut = aLine({ qty: 2 })
  const short = aLine({ qty: 2 })
  const shipments = {
    'item-out-of-stock': aShipment({ items: [soldOut] }),
    'insufficient-stock': aShipment({ items: [short] }),
    'add-on-qualify': aShipment({ items: [aLine({ price: 50 }), aLine({ is_addon: true })] }),
    'auto-delivery-qualify': aShipment({ items: [aLine({ is_perpetual_subscription: true })] }),
  }
  const bad = KINDS.toReversed().filter((kind) => kinds.includes(kind))
  return {
    cart: aCart({ recipients: [...bad.map((kind) => shipments[kind]), aShipment()] }),
    stock: [
      { item_id: soldOut.item_id, units: 0 },
      { item_id: short.item_id, units: 1 },
    ],
  }
}

describe('cartProblems', () => {
  it('locates each problem', () => {
    const { cart, stock } = cartWith(KINDS)
    const [autoDelivery, addOn, short, soldOut] = cart.recipients
    const none = { lineId: null, unitsAvailable: null, gapCents: null }
    expect(cartProblems(cart, stock)).toEqual([
      {
        ...none,
        kind: 'item-out-of-stock',
        shipmentId: soldOut?.crec_id,
        lineId: soldOut?.items[0]?.clin_id,
        unitsAvailable: 0,
      },
      {
        ...none,
        kind: 'insufficient-stock',
        shipmentId: short?.crec_id,
        lineId: short?.items[0]?.clin_id,
        unitsAvailable: 1,
      },
      { ...none, kind: 'add-on-qualify', shipmentId: addOn?.crec_id, gapCents: 995 },
      {
        ...none,
        kind: 'auto-delivery-qualify',
        shipmentId: autoDelivery?.crec_id,
        lineId: autoDelivery?.items[0]?.clin_id,
      },
    ])
  })

  it('finds none in an empty cart', () => {
    expect(cartProblems(aCart({ recipients: [] }), null)).toEqual([])
  })
})

describe('lines of one item share its units', () => {
  const items = [aLine({ item_id: 1, qty: 2 }), aLine({ item_id: 1, qty: 2 })]
  const cart = aCart({ recipients: items.map((line) => aShipment({ items: [line] })) })

  it.each([
    [4, []],
    [3, ['insufficient-stock', 'insufficient-stock']],
    [0, ['item-out-of-stock', 'item-out-of-stock']],
  ])('four are wanted, %i are there', (units, kinds) => {
    expect(cartProblems(cart, [{ item_id: 1, units }]).map(({ kind }) => kind)).toEqual(kinds)
  })
})

describe('the server’s result for add-ons', () => {
  const fine = aCart()
  const failing = cartWith(['add-on-qualify']).cart

  it.each([
    ['no, and we find nothing', fine, false, [null]],
    ['no, as 0', fine, 0, [null]],
    ['no, and we find one', failing, false, [failing.recipients[0]?.crec_id]],
    ['yes, but we find one', failing, true, [failing.recipients[0]?.crec_id]],
    ['yes', fine, true, []],
    ['nothing', fine, null, []],
  ] as const)('%s', (_case, cart, verdict, shipmentIds) => {
    const problems = cartProblems(cart, null, verdict)
    expect(problems.map(({ shipmentId }) => shipmentId)).toEqual(shipmentIds)
  })
})
