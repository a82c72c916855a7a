import { cartScenario, nowhere, oneGift, scenario } from './make'
import { addressBook, margaret } from './people'

/** Three people: steaks that travel frozen, pantry goods that do not, and the shopper's own. */
export const threeMixed = cartScenario((make) => [
  make.mine([make.line(15041)]),
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(16011), make.line(15051)]),
])

/** Five people, and of four of them something is not known yet. */
export const partsMissing = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { phone: '' }),
  make.gift(2, [make.line(15041)], nowhere),
  make.gift(3, [make.line(17012)], { email: '', shipping: null }),
  make.gift(4, [make.line(12011)], { lname: '', shipping: null }),
])

/** Addresses that the form would refuse: a short ZIP code and phone number, an e-mail without its end. */
export const partsWrong = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { postal_code: '6410', phone: '816555018' }),
  make.gift(2, [make.line(17012)], { email: 'josephine.okafor@example', shipping: null }),
])

/** Two gifts, three of one item among them, and two more people whose addresses are saved. */
export const somethingToMove = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011, { qty: 3 }), make.line(15011)], {
      gift_message: 'Happy birthday, Eleanor!',
    }),
    make.gift(1, [make.line(13011)]),
  ]),
  addresses: addressBook(4),
}))

/** A customer who, before signing in, sent to somebody whom the server's list does not have. */
export const listReplaced = oneGift({
  cart: { cust_id: 8001 },
  customer: margaret(),
  addresses: addressBook(2),
  device: {
    guestRecipients: addressBook(6)
      .slice(6)
      .map((address) => ({ ...address, addr_id: address.addr_id + 900_000 })),
  },
})

/** One box of what keeps, of which there is plenty, to be sent to many; one other address is saved. */
export const oneDryGift = oneGift({
  sku: 15041,
  addresses: addressBook(2),
  stock: [{ item_id: 1504, units: 900 }],
})
