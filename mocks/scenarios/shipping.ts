import { aShipping } from '../fixtures'
import { cartScenario, nowhere, oneGift, scenario } from './make'

const leaving = (over: Parameters<typeof aShipping>[0]) => ({ shipping: aShipping(over) })

const anchorage = { city: 'Anchorage', state: 'AK', postal_code: '99501' }
const honolulu = { city: 'Honolulu', state: 'HI', postal_code: '96813' }

/** Below the free-shipping threshold: 24.95. */
export const belowThreshold = oneGift({ sku: 10081 })

/** Exactly at the free-shipping threshold. */
export const atThreshold = oneGift({ sku: 10051 })

/** To Alaska: 40.00 instead of 24.95. */
export const alaska = oneGift({ sku: 12021, shipment: anchorage })

/** To Alaska, worth free shipping, exactly on a day. */
export const alaskaExactDay = oneGift({
  shipment: { ...anchorage, ...leaving({ ship_select_type: 'day' }) },
})

/** To Hawaii: 40.00 instead of 24.95. */
export const hawaii = oneGift({ sku: 12021, shipment: honolulu })

/** 24.95, 40.00, and free. */
export const mixedShipping = cartScenario((make) => [
  make.gift(0, [make.line(12021)]),
  make.gift(1, [make.line(12021)], anchorage),
  make.gift(2, [make.line(10011)]),
])

/** A line that ships free below the threshold. */
export const shipsFree = oneGift({ sku: 16031 })

/** An e-gift card: no parcel and no address, an email on a day. */
export const eGift = oneGift({
  sku: 17012,
  shipment: {
    ...nowhere,
    shipping: null,
    announce_it_email: 'eleanor.whitfield@example.com',
    announce_it_message: 'Choose what you like best!',
    announce_it_time: '2026-12-20T15:00:00.000Z',
    announce_it_send_flag: true,
  },
})

/** Non-perishable, without a ship date yet: the next one is available. */
export const nonPerishable = cartScenario((make) => [
  make.gift(
    0,
    [make.line(15041), make.line(15051)],
    leaving({ ship_id: 11, ship_date: null, delivery_date: null }),
  ),
])

/** A method that is no longer offered. */
export const nonPerishableMethodGone = oneGift({
  sku: 16011,
  shipment: leaving({ ship_id: 17, ship_date: null, delivery_date: null }),
})

/** Method 24: no date is assigned. */
export const noDateMethod24 = oneGift({
  sku: 15041,
  shipment: leaving({ ship_id: 24, ship_date: null, delivery_date: null }),
})

/** Any day of the week is fine. */
export const weekDelivery = oneGift({ shipment: leaving({ ship_select_type: 'week' }) })

/** On a specific day, for 9.95. */
export const specificDay = oneGift({ shipment: leaving({ ship_select_type: 'day' }) })

/** Overnight is available for 14.95. */
export const overnightOffered = oneGift()

/** Overnight was chosen. */
export const overnightChosen = oneGift({
  shipment: { overnight_upgrade: true, ...leaving({ delivery_date: '2026-12-09' }) },
})

/** A shipment in a calendar group, with overnight at the group's price. */
export const groupOvernight = cartScenario((make) => [
  make.gift(0, [make.line(19041)], { overnight_upgrade: true }),
])

/** 1:30 PM in Chicago: today's cutoff has passed. */
export const cutoffPassed = oneGift({ now: '2026-12-01T19:30:00.000Z' })

/** One minute before 1:00 PM in Chicago. */
export const cutoffSoon = oneGift({ now: '2026-12-01T18:59:00.000Z' })

/** A ship date in the past, which the server has moved. */
export const shipDateMoved = oneGift({ shipment: leaving({ ship_date: '2026-11-24' }) })

/** The week before Christmas, with days that are sold out. */
export const holidayPeak = scenario((make) => ({
  now: '2026-12-18T16:00:00.000Z',
  cart: make.cart([
    make.gift(0, [make.line(13011)], leaving({ ship_date: '2026-12-22' })),
    make.gift(1, [make.line(19041)], leaving({ ship_date: '2026-12-22' })),
  ]),
  rules: { soldOutDays: ['2026-12-21', '2026-12-23'] },
}))

/** Messages: none, a short one, and one of 240 characters with an announcement email. */
export const giftMessages = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { gift_message: 'Happy birthday, Harold!' }),
  make.gift(2, [make.line(15041)], {
    gift_message: 'With all my love and many thanks for everything. '.repeat(5).slice(0, 240),
    announce_it_send_flag: true,
    announce_it_email: 'josephine.okafor@example.com',
    announce_it_message: 'Something sweet is on its way to you.',
    announce_it_time: '2026-12-07T15:00:00.000Z',
  }),
])
