import type { Shipment } from '../../src/domain/schema/entities'
import { anAddress } from '../people'
import { guestWithRecipients } from './carts'
import { dateTaken, noDatesLeft } from './delivery'
import { cartScenario, type maker, nowhere, oneGift, scenario } from './make'
import { addressBook, margaret, people } from './people'

type Make = ReturnType<typeof maker>

/** A gift before its address is entered: a name and a box of steaks. */
const nameOnly: Partial<Shipment> = { ...nowhere, phone: '', email: '', shipping: null }

/** A number of gifts with only a name, each with its own address to complete. */
const named = (make: Make, count: number) =>
  Array.from({ length: count }, (_, at) =>
    make.gift(at, [make.line(10011)], { ...nameOnly, addr_id: 5001 + at }),
  )

/** The addresses of those gifts: only names. */
const bareAddresses = (count: number) =>
  people.slice(0, count).map((person, at) => {
    const own = { addr_id: 5001 + at, uuid: String(40_005_001 + at) }
    return anAddress({ ...person, ...nowhere, phone: '', email: '', ...own })
  })

const someNames = (count: number) => scenario((make) => ({ cart: make.cart(named(make, count)) }))

/** One gift with only a name. */
export const oneNameOnly = someNames(1)

/** Three gifts with only names. */
export const threeNamesOnly = someNames(3)

/** Eleven gifts with only names. */
export const elevenNamesOnly = someNames(11)

/** A customer with three gifts for people whose addresses are saved under the same names. */
export const namesWithSavedAddresses = scenario((make) => ({
  cart: make.cart(named(make, 3), { cust_id: 8001 }),
  customer: margaret(),
  addresses: [...addressBook(people.length), ...bareAddresses(3)],
}))

/** A first gift that is ready, and four more, two of them ready. */
export const twoOfFourReady = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011)]),
    make.gift(1, [make.line(13011)]),
    make.gift(2, [make.line(10021)], { ...nameOnly, addr_id: 5003 }),
    make.gift(3, [make.line(15041)]),
    make.gift(4, [make.line(12011)], { shipping: null }),
  ]),
}))

/** The shopper's own order, without even an address. */
export const mineAlone = scenario((make) => ({
  cart: make.cart([
    make.mine([make.line(10011)], { ...nameOnly, fname: '', lname: '', addr_id: 5000 }),
  ]),
}))

/** A gift to an address that another gift uses, and one to choose that address for. */
export const addressInUse = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011)], { ...nameOnly, addr_id: 5001 }),
    make.gift(1, [make.line(13011)], { gift_message: 'Enjoy the ham!' }),
  ]),
  addresses: [...addressBook(2), ...bareAddresses(1)],
}))

/** A gift with an address but no date: the earliest one is shown until it is saved. */
export const dateMissing = oneGift({ shipment: { shipping: null } })

/** The same, but no day is available. */
export const dateMissingNoneOpen = scenario(() => ({
  ...dateMissing(),
  rules: noDatesLeft().rules,
}))

/** The same, but the day to save was taken by someone else. */
export const dateMissingTaken = scenario(() => ({ ...dateMissing(), faults: dateTaken().faults }))

/** A first gift that is ready, and others. */
const afterFirst = (others: (make: Make) => Parameters<Make['cart']>[0]) =>
  cartScenario((make) => [make.gift(0, [make.line(10011)]), ...others(make)])

/** Another gift with only a name. */
const bare = (make: Make, at: number, sku = 10011) =>
  make.gift(at, [make.line(sku)], { ...nameOnly, addr_id: 5001 + at })

/** Two gifts; the second one has only a name. */
export const oneMoreGift = afterFirst((make) => [bare(make, 1)])

/** Twenty-one gifts; twenty have only names. */
export const twentyMoreGifts = afterFirst((make) =>
  Array.from({ length: 20 }, (_, at) => bare(make, at + 1)),
)

/** An e-gift, one to Alaska, and a non-perishable one; each lacks something. */
export const mixedOthers = afterFirst((make) => [
  make.gift(1, [make.line(17012)], { email: '', shipping: null }),
  make.gift(2, [make.line(12021)], {
    city: 'Anchorage',
    state: 'AK',
    postal_code: '99501',
    phone: '',
  }),
  make.gift(3, [make.line(15041)], nowhere),
])

/** A second gift with only a name, and a third one at an address to choose for it. */
export const othersAddressInUse = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011)]),
    bare(make, 1),
    make.gift(2, [make.line(13011)], { gift_message: 'Enjoy the ham!' }),
  ]),
  addresses: [...addressBook(3), ...bareAddresses(2)],
}))

/** A guest whose device has two saved recipients, with a gift that has only a name. */
export const othersOfGuest = scenario(() => ({
  ...oneMoreGift(),
  device: guestWithRecipients().device,
}))

/** A customer with three more gifts, each with a problem that blocks checkout. */
export const problemsAmongOthers = scenario((make) => ({
  cart: make.cart(
    [
      make.gift(0, [make.line(10011)]),
      make.gift(1, [make.addOn(20011, null)]),
      make.gift(2, [make.line(10061), make.line(15011)]),
      make.gift(3, [make.line(12011), make.line(22011)]),
    ],
    { cust_id: 8001 },
  ),
  customer: margaret(),
}))

/** A first gift with a sold-out item, and another gift without an address. */
export const firstSoldOutOtherUnready = cartScenario((make) => [
  make.gift(0, [make.line(10011), make.line(10061)]),
  make.gift(1, [make.line(10021)], { ...nameOnly, addr_id: 5003 }),
])

/** A guest whose first gift has a subscription, which requires an account. */
export const autoDeliveryGuest = cartScenario((make) => [
  make.gift(0, [make.line(10011), make.line(22011)]),
])
