import { aCart, aLine, anAddress, aShipment } from '../../mocks/fixtures'
import { cartActions } from '../../src/store/cart/actions'
import { giftCardActions, promoActions } from '../../src/store/code/actions'
import type { Store } from '../../src/store/core/createStore'
import { giftMessageActions } from '../../src/store/gift-message/actions'
import { shipmentActions } from '../../src/store/shipment/actions'
import type { Transport } from './testStore'
import { NOW } from './verbs'

/** A cart in which all seventeen changes have something to do. */
export function aRaceWorld() {
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
export type RaceWorld = ReturnType<typeof aRaceWorld>

/** The seventeen ways to change a cart. */
export const CHANGES: Record<string, (store: Store, world: RaceWorld) => Promise<unknown>> = {
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

/** Runs a request so that its answer comes after so many milliseconds, or its caller gives it up. */
export async function answeredAfter(
  ms: number,
  fetch: Transport,
  ...[input, init]: Parameters<Transport>
): Promise<Response> {
  const response = await fetch(input, init)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    init?.signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(init.signal?.reason)
    })
  })
  return response
}

/** What a server would send of a cart. */
export const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
