import { addDays } from '../calendar/chicago'
import { cartScenario, oneGift, scenario } from './make'

const honolulu = { city: 'Honolulu', state: 'HI', postal_code: '96813' }

/** Two days on which every parcel is given away, so that something cannot be had even overnight. */
export const soldOutDays = oneGift({ rules: { soldOutDays: ['2026-12-10', '2026-12-11'] } })

/** No parcel left for as far as orders are taken. */
export const noDatesLeft = oneGift({
  rules: { soldOutDays: Array.from({ length: 120 }, (_, ahead) => addDays('2026-12-01', ahead)) },
})

/** Three recipients whose parcels can travel on the same day. */
export const threeAlike = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)]),
  make.gift(2, [make.line(12011)]),
])

/** Three by cooler, one of them to Alaska, where nothing goes overnight, and one in a season with a price of its own. */
export const overnightForSome = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { city: 'Anchorage', state: 'AK', postal_code: '99501' }),
  make.gift(2, [make.line(19041)]),
])

/** Six recipients, and only some can be given the date of the first: each of the others says why. */
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

/** To Hawaii, where nothing goes overnight, below free shipping. */
export const hawaiiDates = oneGift({ sku: 12021, shipment: honolulu })

/** The days cannot be read. */
export const datesDown = oneGift({ faults: { getGuaranteeDates: 'not-found' } })

/** The days are never answered. */
export const datesPending = oneGift({ faults: { getGuaranteeDates: 'never' } })

/** Somebody else has taken the date meanwhile. */
export const dateTaken = oneGift({
  faults: { postShipping: { kind: 'conflict', body: { error: 'date_unavailable' } } },
})

/** Dates and methods cannot be saved. */
export const dateNotSaved = oneGift({ faults: { postShipping: 'server-error' } })

/** A method that is not offered any more, and cannot be put right by itself. */
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

/** The Sunday on which summer time begins: half past one in the morning, Chicago. */
export const springForward = onDay('2026-03-08T07:30:00.000Z')

/** The Sunday on which summer time ends: half past one in the morning, for the second time. */
export const fallBack = onDay('2026-11-01T07:30:00.000Z')

/** One minute before midnight of the last day of the year, in Chicago. */
export const newYearsEve = onDay('2027-01-01T05:59:00.000Z')
