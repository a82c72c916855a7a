import { scenario } from './make'
import { addressBook, margaret } from './people'

/** A guest with an empty cart. */
export const justLooking = scenario(() => ({}))

/** The same, just after the last filets were sold. */
export const filetSoldOut = scenario(() => ({ stock: [{ item_id: 1001, units: 0 }] }))

/** The same, with three filets left. */
export const filetLow = scenario(() => ({ stock: [{ item_id: 1001, units: 3 }] }))

/** A guest who viewed a cake, a ham, lobster tails and filets, the filets last. */
export const lookedAround = scenario(() => ({ recentlyViewed: [1001, 1201, 1301, 1502] }))

/** A customer with people in her address book and an empty cart. */
export const customerLooking = scenario(() => ({ customer: margaret(), addresses: addressBook(4) }))
