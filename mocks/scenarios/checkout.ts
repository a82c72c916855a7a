import type { Shipment } from '../../src/domain/schema/entities'
import { anAddress } from '../people'
import { dateTaken, noDatesLeft } from './delivery'
import { type maker, nowhere, oneGift, scenario } from './make'
import { addressBook, margaret, people } from './people'

type Make = ReturnType<typeof maker>

/** What a gift is before anybody said where it goes: a name and a box of steaks. */
const nameOnly: Partial<Shipment> = { ...nowhere, phone: '', email: '', shipping: null }

/** So many gifts of which nothing is known but a name, each with an address of its own to be completed. */
const named = (make: Make, count: number) =>
  Array.from({ length: count }, (_, at) =>
    make.gift(at, [make.line(10011)], { ...nameOnly, addr_id: 5001 + at }),
  )

/** The addresses that those gifts go to: names, and nothing else. */
const bareAddresses = (count: number) =>
  people
    .slice(0, count)
    .map((person, at) => {
      const own = { addr_id: 5001 + at, uuid: String(40_005_001 + at) }
      return anAddress({ ...person, ...nowhere, phone: '', email: '', ...own })
    })

const someNames = (count: number) => scenario((make) => ({ cart: make.cart(named(make, count)) }))

/** One gift, of which only the name is known. */
export const oneNameOnly = someNames(1)

/** Three gifts, of which only the names are known. */
export const threeNamesOnly = someNames(3)

/** Eleven gifts, of which only the names are known. */
export const elevenNamesOnly = someNames(11)

/** A customer with three gifts for people whose addresses are saved under these very names. */
export const namesWithSavedAddresses = scenario((make) => ({
  cart: make.cart(named(make, 3), { cust_id: 8001 }),
  customer: margaret(),
  addresses: [...addressBook(people.length), ...bareAddresses(3)],
}))

/** A first gift that is ready, and four more of which two are. */
export const twoOfFourReady = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011)]),
    make.gift(1, [make.line(13011)]),
    make.gift(2, [make.line(10021)], { ...nameOnly, addr_id: 5003 }),
    make.gift(3, [make.line(15041)]),
    make.gift(4, [make.line(12011)], { shipping: null }),
  ]),
}))

/** The shopper's own order, of which not even the address is known. */
export const mineAlone = scenario((make) => ({
  cart: make.cart([
    make.mine([make.line(10011)], { ...nameOnly, fname: '', lname: '', addr_id: 5000 }),
  ]),
}))

/** A gift to an address that another gift goes to already, and one to choose it for. */
export const addressInUse = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011)], { ...nameOnly, addr_id: 5001 }),
    make.gift(1, [make.line(13011)], { gift_message: 'Enjoy the ham!' }),
  ]),
  addresses: [...addressBook(2), ...bareAddresses(1)],
}))

/** A gift with an address and no date yet: the earliest stands for one until it is saved. */
export const dateMissing = oneGift({ shipment: { shipping: null } })

/** The same, and no day is open for it. */
export const dateMissingNoneOpen = scenario(() => ({ ...dateMissing(), rules: noDatesLeft().rules }))

/** The same, and somebody else has taken the day that was to be saved. */
export const dateMissingTaken = scenario(() => ({ ...dateMissing(), faults: dateTaken().faults }))
