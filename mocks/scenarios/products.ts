import { anAddress } from '../people'
import { scenario } from './make'
import { addressBook, margaret, people } from './people'

/* Scenarios of product pages: known recipients, stock, and time. */

/** A guest with an empty cart and no known recipients. */
export const newVisitor = scenario(() => ({ addresses: [] }))

/** A guest whose device has two saved recipients. */
export const guestWithPeople = scenario(() => ({
  addresses: addressBook(2),
  device: { guestRecipients: addressBook(2).slice(1) },
}))

/** A customer with four saved addresses and an empty cart. */
export const customerShopping = scenario(() => ({
  customer: margaret(),
  addresses: addressBook(4),
}))

/** A customer with sixty recipients. */
export const sixtyPeople = scenario(() => ({
  customer: margaret(),
  addresses: [
    ...addressBook(12),
    ...Array.from({ length: 48 }, (_, at) => {
      const like = people[at % people.length]
      return anAddress({
        ...like,
        addr_id: 5000 + at,
        uuid: String(40_005_000 + at),
        lname: `${like?.lname} ${['Jr.', 'Sr.', 'II', 'III'][Math.floor(at / 12)]}`,
      })
    }),
  ],
}))

/** One size of the ribeye is sold out, the others are available. */
export const oneSizeGone = scenario(() => ({
  addresses: addressBook(2),
  rules: { soldOutSkus: [10022] },
}))

/** The ribeye is sold out. */
export const ribeyeGone = scenario(() => ({
  addresses: addressBook(2),
  stock: [{ item_id: 1002, units: 0 }],
}))

/** Four units of the ribeye are left. */
export const fewRibeyes = scenario(() => ({
  addresses: addressBook(2),
  stock: [{ item_id: 1002, units: 4 }],
}))

/** The stock cannot be read. */
export const stockUnknown = scenario(() => ({
  addresses: addressBook(2),
  faults: { getSkuStock: 'server-error' as const },
}))

/** An hour and twenty minutes before the cutoff of the same Tuesday. */
export const beforeCutoff = scenario(() => ({ now: '2026-12-01T17:40:00.000Z', addresses: [] }))

/** An hour after the cutoff. */
export const afterCutoff = scenario(() => ({ now: '2026-12-01T20:00:00.000Z', addresses: [] }))

/** Two days and fourteen hours before the sale of the ribeye ends. */
export const ribeyeSale = scenario(() => ({ addresses: addressBook(1) }))

/** Five hours before. */
export const lastSaleHours = scenario(() => ({ now: '2026-12-04T00:59:00.000Z' }))

/** In its last minute. */
export const lastSaleMinute = scenario(() => ({ now: '2026-12-04T05:59:00.000Z' }))

/** A gift of $64.95 for Eleanor, with a date and a message; two more people are known. */
export const boxForEleanor = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10031)], { gift_message: 'Happy birthday, Eleanor!' })]),
  addresses: addressBook(3),
}))

/** A small item for Eleanor, and no main item for add-ons. */
export const smallBox = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(16061)])]),
  addresses: addressBook(3),
}))

/** A recipient in Honolulu. */
export const farAwayFriend = scenario(() => ({
  addresses: [
    ...addressBook(1),
    anAddress({ ...people[1], addr_id: 3090, city: 'Honolulu', state: 'HI', postal_code: '96813' }),
  ],
}))

/** A part of The Grand Gathering is sold out. */
export const boxPartGone = scenario(() => ({
  addresses: addressBook(2),
  rules: { soldOutSkus: [14011] },
}))

/** The contents of a gift box cannot be read. */
export const boxUnread = scenario(() => ({
  addresses: addressBook(2),
  faults: { getComboPrimaryData: 'server-error' as const },
}))

/** Adding recipients fails. */
export const peopleNotAdded = scenario(() => ({
  addresses: addressBook(1),
  faults: { putNewRecipient: 'server-error' as const },
}))

/** Adding to the cart fails. */
export const nothingAdded = scenario(() => ({
  addresses: addressBook(2),
  faults: { putLineItems: 'server-error' as const },
}))

/** Adding to the cart takes a long time. */
export const addingSlowly = scenario(() => ({
  addresses: addressBook(2),
  faults: { putLineItems: 'slow' as const },
}))
