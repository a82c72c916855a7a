import { aShipping } from '../fixtures'
import { aCustomer } from '../people'
import { cartScenario, nowhere, oneGift, scenario } from './make'
import { addressBook, margaret, people } from './people'

/** Nothing in the cart. */
export const emptyCart = cartScenario(() => [])

/** A guest with an empty cart and no address, who viewed some items. */
export const emptyCartGuest = scenario((make) => ({
  cart: make.cart([]),
  addresses: [],
  recentlyViewed: [1001, 1301, 1504],
}))

/** A customer with an empty cart, who viewed four items. */
export const emptyCartCustomer = scenario((make) => ({
  cart: make.cart([], { cust_id: 8001 }),
  customer: margaret(),
  addresses: addressBook(3),
  recentlyViewed: [1001, 1301, 1504, 1602],
}))

/** One gift: four filets. */
export const oneShipment = oneGift()

/** One shipment, to the shopper. */
export const myselfOnly = cartScenario((make) => [make.mine([make.line(10032)])])

/** A gift and, after it in the server's order, a shipment to the shopper. */
export const twoShipments = cartScenario((make) => [
  make.gift(0, [make.line(10011), make.line(15011)]),
  make.mine([make.line(13011)]),
])

/** Five recipients, perishable and not. */
export const fiveRecipients = cartScenario((make) => [
  make.gift(1, [make.line(13011)]),
  make.gift(0, [make.line(10012), make.line(14011)]),
  make.mine([make.line(11012), make.line(11041)]),
  make.gift(2, [make.line(16011)]),
  make.gift(3, [make.line(12011)]),
])

/** Eleven gifts in December, each with a message. */
export const elevenGifts = cartScenario((make) =>
  Array.from({ length: 11 }, (_, index) =>
    make.gift(index, [make.line(GIFTS[index % GIFTS.length] ?? 10011)], {
      gift_message: `Merry Christmas, dear ${people[index]?.fname}! With love from Margaret.`,
    }),
  ),
)

/** Twelve recipients and forty lines. */
export const twelveRecipientsFortyLines = cartScenario((make) =>
  Array.from({ length: 12 }, (_, index) => {
    const count = index < 4 ? 4 : 3
    const skus = LONG.slice(index % 4, (index % 4) + count)
    const lines = skus.map((sku, nth) => make.line(sku, { qty: 1 + ((index + nth) % 2) }))
    return index === 5 ? make.mine(lines) : make.gift(index, lines)
  }),
)

/** A customer with saved addresses, and a cart for two of them. */
export const customerSignedIn = scenario((make) => ({
  cart: make.cart([make.mine([make.line(10032)]), make.gift(0, [make.line(10011)])], {
    cust_id: 8001,
  }),
  customer: margaret(),
  addresses: addressBook(4),
}))

/** A customer with so many saved addresses that they get a search field. */
export const manyAddresses = scenario((make) => ({
  ...customerSignedIn(),
  cart: make.cart([make.gift(0, [make.line(10011)])], { cust_id: 8001 }),
  addresses: addressBook(12),
}))

/** A customer with very short names. */
export const shortName = oneGift({
  cart: { cust_id: 8002 },
  customer: aCustomer({ cust_id: 8002, fname: 'Jo', lname: 'Li', email: 'jo@li.io' }),
})

/** A guest whose device has two recipients that the server does not know. */
export const guestWithRecipients = oneGift({
  device: {
    guestRecipients: addressBook(5)
      .slice(4)
      .map((address) => ({ ...address, addr_id: address.addr_id + 900_000 })),
  },
})

/** Two shipments; sending one to the other's address merges them. */
export const sharedAddress = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011), make.line(14011)], { gift_message: 'For your birthday.' }),
    make.gift(1, [make.line(10011), make.line(15011)], {
      gift_message: 'A little something.',
      shipping: aShipping({ ship_date: '2026-12-14', delivery_date: '2026-12-16' }),
    }),
  ]),
  addresses: addressBook(3),
}))

/** A guest with a shipment to themselves, but without an address. */
export const addressMissing = cartScenario((make) => [
  make.mine([make.line(10011)], { fname: '', lname: '', ...nowhere, phone: '', email: '' }),
])

const GIFTS = [10011, 13011, 19011, 12011, 13021, 10032]
const LONG = [10011, 14011, 15011, 11012, 13011, 10032, 14021]
