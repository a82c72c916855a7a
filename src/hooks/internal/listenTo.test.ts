import { ref } from 'valtio/vanilla'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { createClient } from '../../api/client/client'
import { withUnits } from '../../domain/line/units'
import type { Cart } from '../../domain/schema/entities'
import { cartActions, validityActions } from '../../store/cart/actions'
import type { Store } from '../../store/core/createStore'
import { createStore } from '../../store/core/createStore'
import { CART_KEY, lineKey, shipmentKey } from '../../store/core/pending'
import { listenTo } from './listenTo'

const [first, second, third] = [aLine(), aLine(), aLine()]
const shipments = [first, second, third].map((line) => aShipment({ items: [line] }))
const [one, two, three] = shipments.map(({ crec_id }) => crec_id)
const start = aCart({ recipients: shipments })
const ofLines = [first, second, third].map(({ clin_id }) => lineKey(clin_id))
const ofShipments = [one, two, three].map((id) => shipmentKey(id ?? 0))

const put = (cart: Cart) => (store: Store) => {
  store.state.cart = ref(cart)
}

/** A store whose features that lines listen to are in use. */
function aStore(): Store {
  const store = createStore({ api: createClient() })
  store.slot(cartActions)
  store.slot(validityActions)
  return store
}

describe('a listener', () => {
  it.each<[string, (store: Store) => void, string[]]>([
    [
      'a quantity: its shipment, and the first, which shows what others carry',
      put(withUnits(start, third.clin_id, 5)),
      ['', CART_KEY, ofShipments[0], ofShipments[2], ofLines[0], ofLines[2]] as string[],
    ],
    [
      'a calculation of the server: every shipment',
      put({ ...start, recalc_detail: { shipping: {} } }),
      ['', CART_KEY, ...ofShipments, ofLines[0]] as string[],
    ],
    [
      'a shipment that goes: itself and its line',
      put({ ...start, recipients: shipments.slice(0, 2) }),
      ['', CART_KEY, ofShipments[0], ofShipments[2], ofLines[0], ofLines[2]] as string[],
    ],
    [
      'a line under way: that line, and no cart',
      ({ state }) => {
        state.pending[ofLines[1] as string] = 1
      },
      ['', ofLines[1]] as string[],
    ],
    [
      'a notice of a line: that line',
      ({ slot }) => {
        slot(cartActions).notices[second.clin_id] = {
          kind: 'insufficient-stock',
          requested: 3,
          unitsAvailable: 1,
        }
      },
      ['', ofLines[1]] as string[],
    ],
    [
      'stock of all items: every line',
      ({ slot }) => {
        slot(validityActions).stock = ref([])
      },
      ['', ...ofLines],
    ],
  ])('hears of %s', async (_what, change, expected) => {
    const store = aStore()
    put(start)(store)
    await Promise.resolve()
    const heard: string[] = []
    for (const key of ['', CART_KEY, ...ofShipments, ...ofLines]) {
      listenTo(store, () => heard.push(key), key)
    }
    change(store)
    await Promise.resolve()
    expect(heard.sort()).toEqual([...expected].sort())
  })

  it('receives nothing after unsubscribing, unlike the others', async () => {
    const store = aStore()
    const heard: string[] = []
    const ends = ['a', 'b'].map((name) => listenTo(store, () => heard.push(name), CART_KEY))
    ends[0]?.()
    ends[0]?.()
    put(start)(store)
    await Promise.resolve()
    ends[1]?.()
    listenTo(store, () => heard.push('anew'))
    put(withUnits(start, first.clin_id, 2))(store)
    await Promise.resolve()
    expect(heard).toEqual(['b', 'anew'])
  })
})
