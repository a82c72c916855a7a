import type { Cart, LineItem, SavedAddress, Shipment } from '../../src/domain/schema/entities'
import { CART_TYPE_NON_PERISHABLE, GROUND_SHIP_ID, kindOfLines } from '../cart/kinds'
import { lineOf } from '../cart/lines'
import { addressFields } from '../cart/shipments'
import { findSku } from '../catalogue'
import { aCart, aLine, aShipment, aShipping } from '../fixtures'
import type { Mutable } from '../mutable'
import { anAddress } from '../people'
import type { Scenario } from '../scenario'
import { myself, people } from './people'

/** The fixed time of the scenarios: an ordinary Tuesday at 10:00 AM in Chicago. */
export const STORY_NOW = '2026-12-01T16:00:00.000Z'

/** An address with nothing but a name. */
export const nowhere = { address_1: '', city: '', state: '', postal_code: '' }

const byGround = () => aShipping({ ship_id: GROUND_SHIP_ID, delivery_date: '2026-12-14' })

/** Creates the parts of a scenario, with its own ids, which are the same every time. */
export function maker() {
  let lastLine = 100
  let lastShipment = 10

  /** A line of one of the shop's skus. */
  function line(sku: number, over: Partial<LineItem> = {}): Mutable<LineItem> {
    lastLine += 1
    const entry = findSku(sku)
    if (!entry) throw new Error(`The house has no sku ${sku}: see mocks/catalogue`)
    return aLine({ ...lineOf(lastLine, entry, 1), ...over })
  }

  /** An add-on of a line. */
  function addOn(sku: number, parent: LineItem | null): Mutable<LineItem> {
    return line(sku, { detail: { parent_clin_id: parent?.clin_id ?? null } })
  }

  function shipment(
    address: SavedAddress,
    items: Mutable<LineItem>[],
    over: Partial<Shipment>,
  ): Mutable<Shipment> {
    lastShipment += 1
    const cart_type = kindOfLines(items, 'P')
    return aShipment({
      crec_id: lastShipment,
      recipient_guid: `rcpt-${lastShipment}`,
      addr_id: address.addr_id,
      ...addressFields(address),
      items,
      cart_type,
      ...(cart_type === CART_TYPE_NON_PERISHABLE ? { shipping: byGround() } : {}),
      ...over,
    })
  }

  return {
    line,
    addOn,
    /** A shipment to the shopper. */
    mine: (items: Mutable<LineItem>[], over: Partial<Shipment> = {}) =>
      shipment(myself(), items, { is_myself: true, is_a_gift: false, ...over }),
    /** A gift for one of the people, by index from 0. */
    gift: (person: number, items: Mutable<LineItem>[], over: Partial<Shipment> = {}) =>
      shipment(anAddress(people[person % people.length]), items, over),
    cart: (recipients: Mutable<Shipment>[], over: Partial<Cart> = {}) =>
      aCart({ cart_id: 9001, cart_guid: 'cart-9001', recipients, ...over }),
  }
}

/** A scenario: fresh data on every call, at `STORY_NOW` by default. */
export function scenario(world: (make: ReturnType<typeof maker>) => Scenario): () => Scenario {
  return () => ({ now: STORY_NOW, ...world(maker()) })
}

/** A scenario with only a cart. */
export function cartScenario(
  recipients: (make: ReturnType<typeof maker>) => Mutable<Shipment>[],
  over: Partial<Cart> = {},
): () => Scenario {
  return scenario((make) => ({ cart: make.cart(recipients(make), over) }))
}

interface OneGift extends Omit<Scenario, 'cart'> {
  sku?: number
  shipment?: Partial<Shipment>
  cart?: Partial<Cart>
}

/** A scenario with one gift for the first person: four filets by default. */
export function oneGift(given: OneGift = {}): () => Scenario {
  return scenario((make) => {
    const { sku = 10011, shipment, cart, ...world } = structuredClone(given)
    return { ...world, cart: make.cart([make.gift(0, [make.line(sku)], shipment)], cart) }
  })
}
