import { aLine } from '../fixtures'
import type { Scenario } from '../scenario'
import { type maker, nowhere, scenario } from './make'
import { arriving, customerWith, type Gift, type Make, placed } from './orderRecords'
import { people } from './people'

/* Orders of last December that are sent again, on the first of December 2026. */

const DAYS = ['2025-12-18', '2025-12-16'] as const

/** A gift from last December for one of the people. */
const gift = (make: Make, person: number, sku: number, over: Partial<Gift> = {}) =>
  make.gift(person, [make.line(sku)], { ...arriving(...DAYS), ...over })

/** Margaret with one order from last December, and what has changed since. */
const lastDecember = (
  gifts: (make: Make) => Gift[],
  change: (world: Scenario, make: ReturnType<typeof maker>) => Partial<Scenario> = () => ({}),
) =>
  scenario((make) => {
    const world = customerWith((own) => placed(own, ['PO-25190', '2025-12-02'], gifts(own)))()
    return { ...world, ...change(world, make) }
  })

const [FILET, RIBEYE, PORTERHOUSE, TOMAHAWK, CHEESECAKE] = [
  10011, 10021, 10041, 10061, 15021,
] as const

/** The saved addresses without those of some people, by index from 0. */
const without = ({ addresses = [] }: Scenario, ...gone: number[]) => ({
  addresses: addresses.filter((one) => !gone.some((at) => people[at]?.addr_id === one.addr_id)),
})

const movedTo = ({ addresses = [] }: Scenario, person: number) => ({
  addresses: addresses.map((one) =>
    one.addr_id === people[person]?.addr_id
      ? { ...one, address_1: '5 Canal Street', city: 'Portland', state: 'ME', postal_code: '04101' }
      : one,
  ),
})

/** A gift that Walter, the fourth person, already has in the cart. */
const walterInCart = (make: Make) => ({
  cart: make.cart([make.gift(3, [make.line(CHEESECAKE)], arriving('2026-12-10', '2026-12-08'))]),
})

/** Two of five gifts are sold out, in a size without alternatives. */
export const againSoldOut = lastDecember((make) =>
  [FILET, TOMAHAWK, FILET, TOMAHAWK, CHEESECAKE].map((sku, at) => gift(make, at, sku)),
)

/** Eight recipients share six Porterhouse steaks. */
export const againTooFew = lastDecember((make) =>
  Array.from({ length: 8 }, (_, at) => gift(make, at, PORTERHOUSE)),
)

/** Two of three gifts cost more than last time, and one less. */
export const againPriceChanged = lastDecember((make) =>
  [FILET, FILET, CHEESECAKE].map((sku, at) => {
    const price = sku === FILET ? 99.95 : 84.95
    return make.gift(at, [make.line(sku, { price })], arriving(...DAYS))
  }),
)

/** One of three recipients is no longer in the address book. */
export const againPersonGone = lastDecember(
  (make) => [0, 1, 2].map((at) => gift(make, at, FILET)),
  (world) => without(world, 1),
)

/** One of three recipients has moved. */
export const againMoved = lastDecember(
  (make) => [0, 1, 2].map((at) => gift(make, at, FILET)),
  (world) => movedTo(world, 1),
)

/** One of the recipients already has a gift in the cart. */
export const againInCart = lastDecember(
  (make) => [2, 3, 4].map((at) => gift(make, at, FILET)),
  (_world, make) => walterInCart(make),
)

/** Old messages, one of which mentions a year, and a gift without one. */
export const againMessages = lastDecember((make) => [
  gift(make, 0, FILET, { gift_message: 'Merry Christmas 2025, dear Eleanor!' }),
  gift(make, 1, FILET, { gift_message: 'Happy holidays from all of us.' }),
  gift(make, 2, FILET, { gift_message: '' }),
])

/** An e-gift, and a non-perishable parcel: one has no date, the other has a longer transit. */
export const againOtherKinds = lastDecember((make) => [
  gift(make, 0, FILET),
  make.gift(6, [make.line(17012)], {
    ...nowhere,
    shipping: null,
    announce_it_time: '2025-12-18T15:00:00.000Z',
  }),
  gift(make, 2, 16011),
])

/** Everything that can have changed, in one order. */
export const againMixed = lastDecember(
  (make) => [
    gift(make, 0, TOMAHAWK),
    gift(make, 1, RIBEYE, { gift_message: 'Cheers to 2026, Harold!' }),
    make.gift(2, [make.line(FILET, { price: 99.95 })], arriving(...DAYS)),
    gift(make, 3, FILET),
    gift(make, 4, FILET),
    gift(make, 5, CHEESECAKE),
    ...[7, 8, 9, 10, 11].map((at) => gift(make, at, CHEESECAKE)),
  ],
  (world, make) => ({
    ...walterInCart(make),
    addresses: without({ ...world, ...movedTo(world, 5) }, 4).addresses,
  }),
)

/** Nothing in it is sold anymore, nor anything similar. */
export const againNothing = lastDecember((make) => [
  make.gift(
    0,
    [aLine({ clin_id: 900, item_id: 1899, sku_id: 18991, price: 44.95 })],
    arriving(...DAYS),
  ),
])

/** Names and messages at maximum length. */
export const againLongest = lastDecember(
  (make) => [
    gift(make, 0, FILET, {
      fname: 'Maximilianapolo',
      lname: 'Featherstonehau',
      gift_message: 'In 2025 we said it, and we say it again. '.repeat(6).slice(0, 240),
    }),
    gift(make, 1, TOMAHAWK, { fname: 'Wolfeschlegelst', lname: 'Hausenbergerdor' }),
  ],
  (world) => without(world, 0),
)
