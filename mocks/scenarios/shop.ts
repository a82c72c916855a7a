import { scenario } from './make'
import { addressBook, margaret } from './people'

/** A guest with an empty cart, who looks around. */
export const justLooking = scenario(() => ({}))

/** The same, while the last filets have just been sold. */
export const filetSoldOut = scenario(() => ({ stock: [{ item_id: 1001, units: 0 }] }))

/** The same, with three filets left. */
export const filetLow = scenario(() => ({ stock: [{ item_id: 1001, units: 3 }] }))

/** A guest who has looked at a cake, a ham, lobster tails and filets, the filets last. */
export const lookedAround = scenario(() => ({ recentlyViewed: [1001, 1201, 1301, 1502] }))

/** A customer with people in her address book, and nothing in her cart. */
export const customerLooking = scenario(() => ({ customer: margaret(), addresses: addressBook(4) }))
