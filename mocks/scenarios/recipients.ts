import { cartScenario, nowhere, oneGift, scenario } from './make'
import { addressBook, margaret } from './people'

/** Three recipients: frozen steaks, pantry items that ship unfrozen, and the shopper. */
export const threeMixed = cartScenario((make) => [
  make.mine([make.line(15041)]),
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(16011), make.line(15051)]),
])

/** Five recipients, four of them incomplete. */
export const partsMissing = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { phone: '' }),
  make.gift(2, [make.line(15041)], nowhere),
  make.gift(3, [make.line(17012)], { email: '', shipping: null }),
  make.gift(4, [make.line(12011)], { lname: '', shipping: null }),
])

/** Addresses that the form would reject: a short ZIP code and phone number, an incomplete email. */
export const partsWrong = cartScenario((make) => [
  make.gift(0, [make.line(10011)]),
  make.gift(1, [make.line(13011)], { postal_code: '6410', phone: '816555018' }),
  make.gift(2, [make.line(17012)], { email: 'josephine.okafor@example', shipping: null }),
])

/** Two gifts with three units of one item between them, and two more saved addresses. */
export const somethingToMove = scenario((make) => ({
  cart: make.cart([
    make.gift(0, [make.line(10011, { qty: 3 }), make.line(15011)], {
      gift_message: 'Happy birthday, Eleanor!',
    }),
    make.gift(1, [make.line(13011)]),
  ]),
  addresses: addressBook(4),
}))

/** A customer who added a recipient before signing in that the server's list does not have. */
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

/** One box of a non-perishable item with plenty of stock, to send to many; one other saved address. */
export const oneDryGift = oneGift({
  sku: 15041,
  addresses: addressBook(2),
  stock: [{ item_id: 1504, units: 900 }],
})
