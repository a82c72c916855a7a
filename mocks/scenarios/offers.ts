import { oneGift } from './make'

/** When the sale of these scenarios ends, in Chicago time. */
export const SALE_END = '2026-12-06T23:59'

/** A cart with one gift, at a time before or after the end of the sale. */
const saleAt = (now: string) => oneGift({ now })

/** Exactly seven days before the end of the sale. */
export const saleFarAway = saleAt('2026-11-30T05:59:00.000Z')

/** Two days and ten hours before the end of the sale. */
export const saleDaysLeft = saleAt('2026-12-04T19:00:00.000Z')

/** Five hours before the end of the sale. */
export const saleHoursLeft = saleAt('2026-12-07T00:30:00.000Z')

/** The last half hour of the sale. */
export const saleLastHour = saleAt('2026-12-07T05:29:00.000Z')

/** The minute in which the sale ends. */
export const saleOver = saleAt('2026-12-07T05:59:00.000Z')

/** Saturday noon before daylight saving time begins, 35 hours before the end of Sunday. */
export const saleIntoSummerTime = saleAt('2026-03-07T18:00:00.000Z')

/** Saturday noon before daylight saving time ends, 37 hours before the end of Sunday. */
export const saleIntoWinterTime = saleAt('2026-10-31T17:00:00.000Z')
