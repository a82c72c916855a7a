import { aLine } from '../fixtures'
import { nowhere } from './make'
import { arriving, customerWith, type Gift, type Make, placed, sameToAll } from './orderRecords'

/* A customer's orders, as of December 1, 2026. */

const partShipped = (make: Make) =>
  placed(
    make,
    ['PO-26114', '2026-11-27'],
    [
      make.gift(0, [make.line(10011), make.line(15021)], arriving('2026-12-03', '2026-12-01')),
      make.gift(1, [make.line(13011)], arriving('2026-11-30', '2026-11-28')),
      make.gift(2, [make.line(12011)], arriving('2026-12-10', '2026-12-08')),
    ],
  )

const delayed = (make: Make) => {
  const late = make.gift(3, [make.line(10021)], arriving('2026-11-30', '2026-11-28'))
  const shipments = [
    make.gift(4, [make.line(15021, { qty: 2 })], arriving('2026-11-25', '2026-11-23')),
    make.gift(5, [make.line(13041)], arriving('2026-12-01', '2026-11-29')),
    late,
  ]
  const parcels = { [late.crec_id]: { status: 'delayed', delivery_date: '2026-12-02' } }
  return placed(make, ['PO-26102', '2026-11-20'], shipments, { parcels })
}

const eGifts = (make: Make) => {
  const email = { ...nowhere, shipping: null, announce_it_time: '2026-10-14T15:00:00.000Z' }
  const opened = make.gift(6, [make.line(17012)], email)
  const parcels = { [opened.crec_id]: { status: 'opened', delivery_date: '2026-10-16' } }
  const shipments = [opened, make.gift(7, [make.line(17012)], email)]
  return placed(make, ['PO-26077', '2026-10-12'], shipments, { parcels })
}

const canceled = (make: Make) => {
  const shipment = make.gift(8, [make.line(12021)], arriving('2026-06-18', '2026-06-16'))
  const parcels = { [shipment.crec_id]: { status: 'canceled', tracking_url: null } }
  return placed(make, ['PO-26041', '2026-06-10'], [shipment], { parcels })
}

const refunded = (make: Make) => {
  const shipment = make.gift(9, [make.line(13011)], arriving('2026-04-02', '2026-03-31'))
  const parcels = {
    [shipment.crec_id]: { status: 'refunded', refund_cents: 8495, tracking_url: null },
  }
  return placed(make, ['PO-26022', '2026-03-25'], [shipment], { parcels })
}

const thirty = (make: Make) =>
  placed(make, ['PO-25190', '2025-12-02'], sameToAll(make, 30, 10011, ['2025-12-18', '2025-12-16']))

const eleven = (make: Make) =>
  placed(make, ['PO-24166', '2024-12-04'], sameToAll(make, 11, 13011, ['2024-12-19', '2024-12-17']))

/** One of its gifts is no longer sold. */
const withItemGone = (make: Make) => {
  const pie = aLine({ clin_id: 900, item_id: 1899, sku_id: 18991, price: 44.95 })
  const days = arriving('2023-12-20', '2023-12-18')
  const shipments = [make.gift(0, [pie], days), make.gift(10, [make.line(15021)], days)]
  return placed(make, ['PO-23151', '2023-12-06'], shipments, {
    names: { 18991: 'Maple Pecan Pie' },
  })
}

const veryOld = (make: Make) => {
  const shipment = make.gift(11, [make.line(15011)], arriving('2016-12-20', '2016-12-18'))
  const parcels = { [shipment.crec_id]: { tracking_url: null } }
  return placed(make, ['PO-16042', '2016-12-07'], [shipment], { parcels, is_limited: true })
}

/** Nothing can be tracked: one carrier gives no link, another's is unsafe. */
const withoutTracking = (make: Make) => {
  const [none, odd] = [0, 1].map((person) =>
    make.gift(person, [make.line(10011)], arriving('2026-12-03', '2026-12-01')),
  ) as [Gift, Gift]
  const later = make.gift(2, [make.line(13011)], arriving('2026-12-10', '2026-12-08'))
  const parcels = {
    [none.crec_id]: { tracking_url: null },
    [odd.crec_id]: { tracking_url: 'javascript:alert(document.cookie)' },
  }
  return placed(make, ['PO-26115', '2026-11-29'], [none, odd, later], { parcels })
}

/** Three Decembers with eleven and thirty recipients, and every shipment status. */
export const manyOrders = customerWith(
  ...[partShipped, delayed, eGifts, canceled, refunded],
  ...[thirty, eleven, withItemGone, veryOld],
)

/** A customer without orders. */
export const noOrders = customerWith()
/** An order of three gifts: one delivered, one shipped, one being prepared. */
export const orderPartShipped = customerWith(partShipped)
/** An order of three gifts, the last of which is delayed. */
export const orderDelayed = customerWith(delayed)
/** An order of two e-gifts, one of them opened. */
export const orderOfEGifts = customerWith(eGifts)
/** An order of one canceled gift. */
export const orderCanceled = customerWith(canceled)
/** An order of one refunded gift. */
export const orderRefunded = customerWith(refunded)
/** A gift each for thirty people last December. */
export const orderForThirty = customerWith(thirty)
/** A gift each for eleven people two years ago. */
export const orderForEleven = customerWith(eleven)
/** An order of two gifts, one of which is no longer sold. */
export const orderWithItemGone = customerWith(withItemGone)
/** An order so old that few details are known. */
export const orderVeryOld = customerWith(veryOld)
/** An order of gifts that cannot be tracked: no link, an unsafe one, none yet. */
export const orderWithoutTracking = customerWith(withoutTracking)
