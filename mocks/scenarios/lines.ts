import { houseSpecials } from '../catalogue'
import { cartScenario, oneGift, scenario } from './make'
import { people } from './people'

const subscribed = (manually_removed: boolean) => ({
  detail: { perpetual_subscription: { interval_months: '2', manually_removed } },
})
const everyTwoMonths = subscribed(false)
const turnedOff = subscribed(true)

/** A six-month club that starts in March. */
export const clubLine = cartScenario((make) => [
  make.gift(0, [
    make.line(18011, { price: 539.7, detail: { club_orders: 6, club_order_start_month: 3 } }),
  ]),
])

/** A club whose first month is not known to the shop. */
export const clubWithoutStart = cartScenario((make) => [
  make.gift(0, [
    make.line(18011, { price: 539.7, detail: { club_orders: 6, club_order_start_month: null } }),
  ]),
])

/** A combo with four parts, on sale. */
export const comboLine = cartScenario((make) => [make.gift(0, [make.line(19011)])])

/** A free gift from a promo code. */
export const freeGift = scenario((make) => {
  const steaks = make.line(10011)
  const gift = make.line(21011)
  const first = make.gift(0, [steaks, gift])
  const free_gift_fixed = { [first.recipient_guid ?? '']: [gift.clin_id] }
  const cart = make.cart([first, make.gift(1, [make.line(13011)])], {
    discount_code: 'FREEBURGERS',
  })
  return { cart: { ...cart, recalc_detail: { ...cart.recalc_detail, free_gift_fixed } } }
})

/** The same free gift, in the second of two recipients' parcels. */
export const freeGiftCarriedBySecond = scenario((make) => {
  const gift = make.line(21011)
  const first = make.gift(0, [make.line(10011)])
  const second = make.gift(1, [make.line(13011), gift])
  const free_gift_fixed = { [second.recipient_guid ?? '']: [gift.clin_id] }
  const cart = make.cart([first, second], { discount_code: 'FREEBURGERS' })
  return { cart: { ...cart, recalc_detail: { ...cart.recalc_detail, free_gift_fixed } } }
})

/** A subscription, with steaks on auto-delivery in the same shipment. */
export const perpetual = cartScenario((make) => [
  make.gift(0, [make.line(10011, everyTwoMonths), make.line(22011, everyTwoMonths)]),
])

/** A subscription that was turned off; the steaks with it are still on auto-delivery. */
export const perpetualOff = cartScenario((make) => [
  make.gift(0, [make.line(10011, everyTwoMonths), make.line(22011, turnedOff)]),
])

/** Gratins with steaks; one size of the gratins is sold as an add-on. */
export const addOnSize = cartScenario((make) => [
  make.gift(0, [make.line(10011), make.line(14011)]),
])

/** Auto-delivery every two months on one line; the other is eligible. */
export const autoDelivery = cartScenario((make) => [
  make.mine([make.line(10011, everyTwoMonths), make.line(11041)]),
])

/** Auto-delivery that was turned off. */
export const autoDeliveryOff = cartScenario((make) => [make.mine([make.line(10011, turnedOff)])])

/** Sale prices and their savings. */
export const strikePrices = cartScenario((make) => [
  make.gift(0, [make.line(10022, { qty: 2 }), make.line(15031)]),
  make.gift(1, [make.line(13041)]),
])

/** Every text at the maximum length of specification §5, and a price of 99,999.95. */
export const longestText = cartScenario((make) => [
  make.gift(
    0,
    [make.line(10011, { price: 99_999.95, qty: 99 }), make.line(19011, { price: 99_999.95 })],
    {
      fname: 'Maximilianaaaaa',
      lname: 'Featherstonehau',
      company: 'Featherstonehaugh & Sons Group',
      address_1: '12345 Upper Massachusetts Aven',
      address_2: 'Building 27, Apartment 10042-B',
      city: 'Washington-on-Brazo',
      state: 'TX',
      postal_code: '778801234',
      phone: '9795550142',
      email: 'maximilian.featherstonehaugh-longest@example-1.com',
      gift_message: 'W'.repeat(24).concat(' wonderful'.repeat(24)).slice(0, 240),
      announce_it_message: 'A parcel is on its way to you, and it is a big one. '
        .repeat(5)
        .slice(0, 240),
      announce_it_email: 'maximilian.featherstonehaugh-longest@example-1.com',
      announce_it_time: '2026-12-31T23:59:00.000Z',
      announce_it_send_flag: true,
    },
  ),
  make.gift(1, [make.line(13011)], { company: people[1]?.lname ?? '' }),
])

/** Items one cent below the threshold, at it, and above it. */
export const thresholds = cartScenario((make) => [
  make.gift(0, [make.line(10011, { price: 59.94 })]),
  make.gift(1, [make.line(10011, { price: 59.95 })]),
  make.gift(2, [make.line(10011, { price: 59.96 })]),
])

/** A server that offers specials in the cart, including a combo. */
export const crossSell = oneGift({
  cart: { cspl_id: 501, ab_tests: { cart_layout: 'B' }, is_mobile: true },
  rules: { specials: houseSpecials },
})

/** Specials for two recipients, with four viewed items, one of them in the cart, and one a club. */
export const withOffers = scenario((make) => ({
  cart: make.cart([make.mine([make.line(10031)]), make.gift(0, [make.line(10011)])]),
  rules: { specials: [12041, 14051, 15031, 16061, 13021, 19021] },
  recentlyViewed: [1302, 1001, 1504, 1801],
}))

/** Low stock of one item, an item that is sold out, and a sold-out size of an item with other sizes. */
export const stockLevels = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10041), make.line(10061), make.line(10023)])]),
  rules: { soldOutSkus: [10023] },
}))
