import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, anAddress, aShipment } from '../../mocks/fixtures'
import type { Cart } from '../domain/entities'
import { cartActions } from './cart'
import type { Store } from './createStore'
import { giftCardActions } from './giftCards'
import { giftMessageActions } from './giftMessage'
import { promoActions } from './promo'
import { shipmentActions } from './shipments'
import { aStore, settled, type Transport } from './testing'

const NOW = '2026-12-08T16:00:00Z'

function world() {
  const lines = [
    aLine({ item_id: 1001, sku_id: 10011, qty: 2 }),
    aLine({ item_id: 1002, sku_id: 10021 }),
    aLine({ item_id: 1003, sku_id: 10031, auto_delivery_eligible: true }),
  ]
  const [first, second, third] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]]
  const ann = aShipment({ items: [first, second, aLine({ is_addon: true, price: 9.95 })] })
  const bob = aShipment({ items: [third] })
  const free = anAddress()
  const used = [ann, bob].map(({ addr_id }) => anAddress({ addr_id: addr_id ?? 0 }))
  const cart = aCart({ recipients: [ann, bob, aShipment()], discount_code: null })
  return {
    first,
    second,
    third,
    ann,
    bob,
    free,
    scenario: { cart, addresses: [...used, free], now: NOW },
  }
}
type World = ReturnType<typeof world>

/** The seventeen ways to change a cart. */
const CHANGES: Record<string, (store: Store, world: World) => Promise<unknown>> = {
  'a quantity': (store, { first }) => store.use(cartActions).setQuantity(first.clin_id, 4),
  'another quantity': (store, { second }) => store.use(cartActions).setQuantity(second.clin_id, 3),
  'a removal': (store, { second }) => store.use(cartActions).removeLine(second.clin_id),
  'a last removal': (store, { third }) => store.use(cartActions).removeLine(third.clin_id),
  'an addition': (store, { ann }) =>
    store
      .use(cartActions)
      .addItems([{ itemId: 1004, skuId: 10041, quantity: 1, addrId: ann.addr_id ?? 0 }]),
  'a size': (store, { first }) => store.use(cartActions).swapSku(first.clin_id, 10012),
  'a parent': (store, { ann, first }) =>
    store.use(cartActions).setParent(ann.items[2]?.clin_id ?? 0, first.clin_id),
  'a line on auto-delivery': (store, { third }) =>
    store.use(cartActions).setAutoDelivery(third.clin_id, '2'),
  'a shipment on auto-delivery': (store, { bob }) =>
    store.use(shipmentActions).setShipmentAutoDelivery(bob.crec_id, '3'),
  'a club': (store, { first }) => store.use(cartActions).editClub(first.clin_id, 6, 3),
  'an address': (store, { bob, free }) =>
    store.use(shipmentActions).changeAddress(bob.crec_id, free),
  'a merge': (store, { ann, bob }) => store.use(shipmentActions).merge(ann.crec_id, bob.crec_id),
  'a date': (store, { ann }) =>
    store.use(shipmentActions).setShipping(ann.crec_id, { shipDate: '2026-12-15' }),
  'a message': (store, { ann }) =>
    store.use(giftMessageActions).setGiftMessage(ann, { gift_message: 'Hi' }),
  'a promo code': (store) => store.use(promoActions).apply('STEAK10'),
  'no promo code': (store) => store.use(promoActions).remove(),
  'a gift card': (store) => store.use(giftCardActions).apply('GIFT-0025'),
}

/** Answers of which the first or the second takes longer. */
const slowAnswer =
  (slow: number) =>
  (fetch: Transport): Transport => {
    let writes = 0
    return async (input, init) => {
      const isSlow = init?.method !== 'GET' && writes++ === slow
      const response = await fetch(input, init)
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 4))
      return response
    }
  }

const withoutFree = (cart: Cart | null) => JSON.parse(JSON.stringify(cart))

async function quiet(store: Store): Promise<void> {
  await settled(store)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await settled(store)
}

describe('two changes at once', () => {
  const names = Object.keys(CHANGES)
  it('are all seventeen', () => {
    expect(names).toHaveLength(17)
  })

  it.each(names.flatMap((one) => [0, 1].map((slow) => [one, slow] as const)))(
    '%s and any other leave the screen equal to the server, answer %i being slow',
    async (one, slow) => {
      for (const other of names) {
        const given = world()
        const { store, backend } = await aStore(given.scenario, { through: slowAnswer(slow) })
        await Promise.all([CHANGES[one]?.(store, given), CHANGES[other]?.(store, given)])
        await quiet(store)
        expect(withoutFree(store.state.cart), `${one} and ${other}`).toEqual(await backend.cart())
      }
    },
    30_000,
  )
})

describe('a long session', () => {
  const steps =
    process.env.GIFTWELL_LONG === '1' ? { seeds: 1000, length: 30 } : { seeds: 60, length: 15 }

  it(`of ${steps.length} changes with delays and faults ends equal to the server, ${steps.seeds} times`, async () => {
    const names = fc.constantFrom(...Object.keys(CHANGES))
    const step = fc.record({
      name: names,
      wait: fc.boolean(),
      fails: fc.integer({ min: 0, max: 9 }),
    })
    const kinds = ['server-error', 'network-error', 'dropped-after', 'html'] as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: steps.length, maxLength: steps.length }),
        async (session) => {
          const given = world()
          let count = 0
          const { store, backend } = await aStore(given.scenario, {
            through: (fetch) => async (input, init) => {
              const fails = session[count++ % session.length]?.fails ?? 9
              const kind = kinds[fails]
              if (kind && init?.method !== 'GET') {
                if (kind !== 'dropped-after') throw new TypeError('Failed to fetch')
                await fetch(input, init)
                throw new TypeError('Failed to fetch')
              }
              return fetch(input, init)
            },
          })
          for (const { name, wait } of session) {
            const change = CHANGES[name]?.(store, given)
            if (wait) await change
          }
          await quiet(store)
          await store.use(cartActions).refresh()
          await quiet(store)
          expect(withoutFree(store.state.cart)).toEqual(await backend.cart())
        },
      ),
      { numRuns: steps.seeds },
    )
  }, 1_200_000)
})
