import {
  ALASKA_HAWAII_SHIPPING_CENTS,
  BASE_SHIPPING_CENTS,
  NO_DATE_SHIP_ID,
} from '../../../domain/constants'
import { cents } from '../../../domain/money'
import { type Check, choice, rule } from '../check'
import { hasStandardShipping } from '../standardShipping'
import type { TestContext } from '../testContext'

const choose = (context: TestContext, crec_id: number, cart_type: string, date: object) =>
  context.change('postShipping', {
    body: {
      crec_id,
      new_ship_date_data: date,
      cart_type,
      apply_all: false,
      ship_select_type: 'standard',
    },
  })

/** Checks the cost of an additional shipment, by the first line of the breakdown. */
const costing = (id: string, to: 0 | 2, where: string, expected: number): Check =>
  rule(id, '§9', {
    proves: `standard shipping ${where} is ${(expected / 100).toFixed(2)}`,
    remedy: 'Charge it as "Standard Shipping", before "Shipping Discount" is subtracted.',
    async run(context) {
      const before = cents((await context.cart()).shipping_breakdown?.['Standard Shipping'])
      const { cart, line } = await context.place('cheap', to)
      if (!hasStandardShipping(line))
        context.skip('"cheap" ships free or by methods of its own; name another item with --data.')
      const cost = cents(cart.shipping_breakdown?.['Standard Shipping']) - before
      context.must(
        cost === expected,
        `"Standard Shipping" to increase by ${expected} cents with one more parcel`,
        `${cost} cents more`,
      )
    },
  })

export const shippingChecks: readonly Check[] = [
  costing('shipping.base', 0, 'of a parcel', BASE_SHIPPING_CENTS),
  costing('shipping.far', 2, 'to Alaska or Hawaii', ALASKA_HAWAII_SHIPPING_CENTS),
  choice('shipping.date', '§7', {
    proves: 'a ship date offered by guarantee-dates can be chosen, and is saved',
    remedy:
      'Offer in guarantee-dates only what change-recipient-shipping accepts, and save it as "ship_date".',
    async run(context) {
      const { shipment } = await context.place('item')
      const { shipments } = await context.answer('getGuaranteeDates')
      const open =
        shipments
          .find(({ crec_id }) => crec_id === shipment.crec_id)
          ?.dates.findLast(({ is_available }) => is_available) ??
        context.skip('guarantee-dates offers no day for this shipment.')
      const { crec_id, cart_type, shipping } = shipment
      const date = { ship_id: shipping?.ship_id ?? null, ship_date: open.ship_date }
      const { recipients } = await choose(context, crec_id, cart_type ?? 'P', date)
      const kept = recipients.find((one) => one.crec_id === crec_id)?.shipping?.ship_date
      context.must(
        kept?.slice(0, 10) === open.ship_date.slice(0, 10),
        `"ship_date": "${open.ship_date}"`,
        `"${kept}"`,
      )
    },
  }),
  rule('shipping.no-date', '§4', {
    proves: `a non-perishable shipment with method ${NO_DATE_SHIP_ID} gets no ship date`,
    remedy: `Leave "ship_date" empty while "ship_id" is ${NO_DATE_SHIP_ID}.`,
    async run(context) {
      const { shipment, line } = await context.place('nonPerishable')
      const methods = line.nonperishable_ship_methods ?? []
      if (!methods.some(({ ship_id }) => ship_id === NO_DATE_SHIP_ID)) {
        context.skip(`"nonPerishable" is not offered with method ${NO_DATE_SHIP_ID}.`)
      }
      const { crec_id, cart_type } = shipment
      const date = { ship_id: NO_DATE_SHIP_ID }
      const { recipients } = await choose(context, crec_id, cart_type ?? '', date)
      const shipping = recipients.find((one) => one.crec_id === crec_id)?.shipping
      const isChosen = shipping?.ship_id === NO_DATE_SHIP_ID
      context.should(isChosen, `"ship_id": ${NO_DATE_SHIP_ID}`, `"ship_id": ${shipping?.ship_id}`)
      context.must(
        !shipping?.ship_date,
        `"ship_id": ${NO_DATE_SHIP_ID} without a "ship_date"`,
        `"ship_date": "${shipping?.ship_date}"`,
      )
    },
  }),
]
