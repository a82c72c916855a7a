import type { SavedAddress } from '../../src/domain/schema/entities'
import { addressFields } from '../cart/shipments'
import type { OrderRecord } from '../db'
import { aShipping } from '../fixtures'
import { anAddress } from '../people'
import { writeTotals } from '../pricing/totals'
import type { Scenario } from '../scenario'
import { type maker, scenario } from './make'
import { addressBook, margaret, people, savedCard } from './people'

/* Builders for the orders of scenarios. */

/** Creates the parts of a scenario. */
export type Make = ReturnType<typeof maker>
/** A shipment of an order. */
export type Gift = ReturnType<Make['gift']>

const LAST_NAMES = ['Abbott', 'Castillo', 'Ellison'] as const

/** A number of people: the usual ones, then others with the same first names. */
export const peopleToSendTo = (count: number): SavedAddress[] =>
  Array.from({ length: count }, (_, at) => {
    const like = people[at % people.length]
    if (at < people.length) return anAddress(like)
    const lname = LAST_NAMES[Math.floor(at / people.length) - 1] ?? 'Hollis'
    const selector_label = `${like?.fname} ${lname}, ${like?.city}`
    return anAddress({
      ...like,
      lname,
      // From another household on the same street.
      address_1: like?.address_1?.replace(/^\d+/, String(100 + at)) ?? '',
      email: `${like?.fname}.${lname}@example.com`.toLowerCase(),
      selector_label,
      addr_id: 5000 + at,
      uuid: `${40_005_000 + at}`,
    })
  })

/** A parcel's dates, with two days in transit. */
export const arriving = (delivery_date: string, ship_date: string) => ({
  shipping: aShipping({ ship_date, delivery_date }),
})

/** An order placed on a day and paid by card. */
export function placed(
  make: Make,
  [order_id, day]: readonly [string, string],
  shipments: Gift[],
  over: Partial<OrderRecord> = {},
): OrderRecord {
  const cart = make.cart(shipments, { cust_id: 8001 })
  const known = new Set<number>()
  return {
    order_id,
    attempt: null,
    placed_at: Date.parse(`${day}T18:00:00Z`),
    cart: writeTotals(cart, { promo: null, cards: [], known, isTaxOnDemand: false }),
    payment: { method: 'saved-card', profile_id: 'profile-1' },
    sms_opt_in: false,
    paid_cents: 10_000,
    ...over,
  }
}

/** A parcel for each of a number of people, with the same gift. */
export const sameToAll = (
  make: Make,
  count: number,
  sku: number,
  days: readonly [string, string],
) =>
  peopleToSendTo(count).map((address, at) =>
    make.gift(at, [make.line(sku)], {
      ...addressFields(address),
      addr_id: address.addr_id,
      gift_message: 'Happy holidays from all of us at Holloway Hardware.',
      ...arriving(...days),
    }),
  )

/** Margaret, signed in, with orders. */
export const customerWith =
  (...orders: ((make: Make) => OrderRecord)[]) =>
  (): Scenario =>
    scenario((make) => ({
      customer: margaret(),
      addresses: [...addressBook(12), ...peopleToSendTo(30).slice(12)],
      cards: [savedCard(1)],
      orders: orders.map((order) => order(make)),
    }))()
