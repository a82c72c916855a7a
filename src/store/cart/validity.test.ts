import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { oneShipment, parentBelowThreshold } from '../../../mocks/scenarios'
import { answering, aStore } from '../../../testing/store/testStore'
import { cartActions, validityActions } from './actions'

const PERPETUAL = { is_perpetual_subscription: true, auto_delivery_eligible: false }

/** A cart with any of the four problems. */
function world(soldOut: boolean, short: boolean, addOnAlone: boolean, perpetual: boolean) {
  const lines = [
    aLine({ item_id: 1001, sku_id: 10011, qty: 5, price: 89.95 }),
    short && aLine({ item_id: 1002, sku_id: 10021, qty: 5 }),
    addOnAlone && aLine({ item_id: 1003, sku_id: 10031, is_addon: true, price: 9.95 }),
    perpetual && aLine({ item_id: 1004, sku_id: 10041, ...PERPETUAL }),
  ]
  const recipients = lines
    .filter((line) => line !== false)
    .map((line) => aShipment({ items: [line] }))
  const stock = [
    { item_id: 1001, units: soldOut ? 0 : 50 },
    { item_id: 1002, units: 2 },
    { item_id: 1003, units: 50 },
    { item_id: 1004, units: 50 },
  ]
  return { cart: aCart({ recipients }), stock }
}

const ORDER = [
  'item-out-of-stock',
  'insufficient-stock',
  'add-on-qualify',
  'auto-delivery-qualify',
] as const
const subsets = Array.from({ length: 16 }, (_, bits) =>
  ORDER.map((_kind, i) => Boolean(bits & (1 << i))),
)

describe('validate', () => {
  it.each(subsets)(
    'with %s, %s, %s, %s the first in order leads',
    async (a = false, b = false, c = false, d = false) => {
      const { store, heard } = await aStore(world(a, b, c, d))
      const expected = ORDER.filter((_kind, i) => [a, b, c, d][i])
      const outcome = await store.use(validityActions).validate()
      expect(outcome.status).toBe(expected.length > 0 ? 'invalid' : 'valid')
      const { problems } = store.slot(validityActions)
      expect([...new Set(problems.map(({ kind }) => kind))]).toEqual(expected)
      expect(heard).toEqual(expected.slice(0, 1))
    },
  )

  it('requests each sku’s stock once, and the server’s result', async () => {
    const { store, requests, backend } = await aStore(world(false, false, false, false))
    const { validate } = store.use(validityActions)
    await Promise.all([validate(), validate()])
    expect(requests().sort()).toEqual(['getValidationCheck', 'postCheckStock'])
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'postCheckStock')
    expect(sent?.body).toEqual([10011])
  })

  it('uses the server’s result if stock is unavailable', async () => {
    const faults = { postCheckStock: 'forbidden' } as const
    const { store } = await aStore(world(true, false, false, false), { faults })
    expect(await store.use(validityActions).validate()).toMatchObject({ status: 'invalid' })
    expect(store.slot(validityActions).problems[0]?.kind).toBe('item-out-of-stock')
  })

  it('fails, and is not valid, without any response', async () => {
    const faults = { postCheckStock: 'forbidden', getValidationCheck: 'forbidden' } as const
    const { store } = await aStore(world(true, false, false, false), { faults })
    expect(await store.use(validityActions).validate()).toMatchObject({ status: 'failed' })
    expect(store.slot(validityActions).status).toBe('failed')
  })
})

describe('the server’s result', () => {
  const found = (kind: string, clin_id: number | null, units_available: number | null = null) => ({
    ...{ kind, crec_id: null, clin_id, units_available },
  })
  const validatedWith = async (answer: object) => {
    const steak = aLine({ item_id: 1001, sku_id: 10011, qty: 5, clin_id: 901 })
    const cart = aCart({ recipients: [aShipment({ items: [steak] })] })
    const stock = [{ item_id: 1001, units: 2 }]
    const through = answering('validation-check', answer)
    const { store, heard } = await aStore({ cart, stock }, { through })
    const outcome = await store.use(validityActions).validate()
    return { outcome, heard, kinds: outcome.problems?.map(({ kind, lineId }) => [kind, lineId]) }
  }

  it('is merged with ours in the specified order, without duplicates', async () => {
    const problems = [
      found('auto-delivery-qualify', 77),
      found('insufficient-stock', 901, 2),
      found('item-out-of-stock', 902, 0),
      found('of-another-kind', 903),
    ]
    const { kinds, heard } = await validatedWith({ is_valid: false, problems })
    expect(kinds).toEqual([
      ['item-out-of-stock', 902],
      ['insufficient-stock', 901],
      ['auto-delivery-qualify', 77],
    ])
    expect(heard).toEqual(['item-out-of-stock'])
  })

  it('for a sold-out line precedes ours for low stock', async () => {
    const { kinds } = await validatedWith({ problems: [found('item-out-of-stock', 901, 0)] })
    expect(kinds).toEqual([['item-out-of-stock', 901]])
  })

  it.each([
    [
      'without a reason keeps it from checkout',
      { rules: { isRefusing: true } },
      'invalid',
      'refused',
    ],
    ['that is good lets it go', {}, 'valid', 'checked'],
  ])('%s', async (_case, rules, status, slotStatus) => {
    const { store, heard } = await aStore({ ...oneShipment(), ...rules })
    expect(await store.use(validityActions).validate()).toEqual({ status })
    expect(store.slot(validityActions)).toMatchObject({ status: slotStatus, problems: [] })
    expect(heard).toEqual([])
  })
})

describe('the server’s result for add-ons', () => {
  it('is requested again after a change of the cart', async () => {
    const { store, requests } = await aStore(parentBelowThreshold())
    const { validate } = store.use(validityActions)
    expect(await validate()).toMatchObject({ status: 'invalid' })
    expect(requests().filter((name) => name === 'getCart')).toEqual([])
    await store.use(cartActions).setParent(103, 102)
    expect(await validate()).toMatchObject({ status: 'valid' })
  })
})

it('stock is requested for visible lines: not for a line that was just removed', async () => {
  const { store, backend } = await aStore(world(false, true, false, false))
  const [first] = store.state.cart?.recipients[0]?.items ?? []
  const removing = store.use(cartActions).removeLine(first?.clin_id ?? -1)
  await store.use(validityActions).checkStock()
  await removing
  const asked = backend.requests.filter(({ endpoint }) => endpoint === 'postCheckStock')
  expect(asked.map(({ body }) => body)).toEqual([[10021]])
})

it('a cart’s stock is requested once at a time, and again afterwards', async () => {
  const { store, backend } = await aStore(world(false, true, false, false))
  const { checkStock } = store.use(validityActions)
  const count = () => backend.count('postCheckStock')
  const [one, two] = await Promise.all([checkStock(), checkStock()])
  expect([count(), two]).toEqual([1, one])
  await checkStock()
  expect(count()).toBe(2)
  // A check of the whole cart in between does not affect the next one.
  const asked = checkStock()
  await Promise.all([asked, store.use(validityActions).validate()])
  const before = count()
  await checkStock()
  expect(count()).toBe(before + 1)
})
