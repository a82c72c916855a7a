import { addDays } from '../calendar/chicago'
import { aShipping } from '../fixtures'
import { cartScenario, oneGift, scenario } from './make'

const honolulu = { city: 'Honolulu', state: 'HI', postal_code: '96813' }

/** Two fully booked days, so that some day is not available even overnight. */
export const soldOutDays = oneGift({ rules: { soldOutDays: ['2026-12-10', '2026-12-11'] } })

/** No parcels available for the whole ordering period. */
export const noDatesLeft = oneGift({
  rules: { soldOutDays: Array.from({ length: 120 }, (_, ahead) => addDays('2026-12-01', ahead)) },
})

/** Three recipients whose parcels can share a ship date. */
export const threeAlike = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)]),
  make.gift(2, [make.line(12011)]),
])

/**
 * Three by cooler, one of them to Alaska, which has no overnight shipping, and one in a season with its own
 * price.
 */
export const overnightForSome = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { city: 'Anchorage', state: 'AK', postal_code: '99501' }),
  make.gift(2, [make.line(19041)]),
])

/** Six recipients, only some of whom can take the first one's date: each of the others gives a reason. */
export const oneDateForFew = scenario((make) => ({
  now: '2026-12-18T16:00:00.000Z',
  cart: make.cart([
    make.gift(0, [make.line(13011)]),
    make.gift(1, [make.line(10011)]),
    make.gift(2, [make.line(19041)]),
    make.gift(3, [make.line(16011)]),
    make.gift(4, [make.line(17012)], { shipping: null }),
    make.gift(5, [make.line(15041)], {
      shipping: { ship_id: 24, ship_date: null, delivery_date: null },
    }),
  ]),
  rules: { soldOutDays: [] },
}))

/** Three gifts, one of them by email; the first may arrive on any day of a week. */
export const weekForSome = cartScenario((make) => [
  make.gift(0, [make.line(10011)], { shipping: aShipping({ ship_select_type: 'week' }) }),
  make.gift(1, [make.line(13011)]),
  make.gift(2, [make.line(17012)], { shipping: null }),
])

/** Three gifts, the first of which is a club that starts in June, which is sold out. */
export const firstSoldOut = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(18011, { detail: { club_order_start_month: 6 } })]),
    make.gift(1, [make.line(13011)]),
    make.gift(2, [make.line(12011)]),
  ]),
  rules: { soldOutDays: Array.from({ length: 60 }, (_, ahead) => addDays('2027-06-01', ahead)) },
}))

/** To Hawaii, which has no overnight shipping, below free shipping. */
export const hawaiiDates = oneGift({ sku: 12021, shipment: honolulu })

/** The days cannot be read. */
export const datesDown = oneGift({ faults: { getGuaranteeDates: 'not-found' } })

/** Reading the days never gets an answer. */
export const datesPending = oneGift({ faults: { getGuaranteeDates: 'never' } })

/** Someone else took the date in the meantime. */
export const dateTaken = oneGift({
  faults: { postShipping: { kind: 'conflict', body: { error: 'date_unavailable' } } },
})

/** Dates and methods cannot be saved. */
export const dateNotSaved = oneGift({ faults: { postShipping: 'server-error' } })

/** A method that is no longer offered, and cannot be corrected automatically. */
export const methodGoneForGood = oneGift({
  sku: 16011,
  shipment: { shipping: { ship_id: 17, ship_date: '2026-12-08', delivery_date: '2026-12-10' } },
  faults: { postShipping: 'conflict' },
})

/** An e-gift whose day cannot be saved. */
export const sendDayNotSaved = oneGift({
  sku: 17012,
  shipment: { shipping: null },
  faults: { postGiftMessage: 'server-error' },
})

const onDay = (now: string) =>
  oneGift({ now, shipment: { shipping: { ship_id: 1, ship_date: null, delivery_date: null } } })

/** The Sunday on which daylight saving time begins, at 1:30 AM in Chicago. */
export const springForward = onDay('2026-03-08T07:30:00.000Z')

/** The Sunday on which daylight saving time ends, at 1:30 AM for the second time. */
export const fallBack = onDay('2026-11-01T07:30:00.000Z')

/** One minute before midnight on the last day of the year, in Chicago. */
export const newYearsEve = onDay('2027-01-01T05:59:00.000Z')
