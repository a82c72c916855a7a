import type { CardRecord } from '../db'
import type { Scenario } from '../scenario'
import { cartScenario, scenario } from './make'
import { addressBook, margaret, savedCard } from './people'
import { addOnAlone, autoDeliveryUnqualified, insufficientStock, itemOutOfStock } from './problems'

/** A customer with a cart for themselves and one gift, both ready. */
const customer = (cards: readonly CardRecord[]) =>
  scenario((make) => ({
    cart: make.cart([make.mine([make.line(10032)]), make.gift(0, [make.line(10011)])], {
      cust_id: 8001,
    }),
    customer: margaret(),
    addresses: addressBook(4),
    cards,
  }))

/** A customer with two saved cards, the second of them by default. */
export const savedCards = customer([
  savedCard(1, { brand: 'Mastercard', last_four: '5454', expires: '01/2027' }),
  savedCard(2),
])

/** A customer with a card that is over, and one that is good to the end of this month. */
export const expiredCard = customer([
  savedCard(1, { last_four: '1881', expires: '12/2026' }),
  savedCard(2, { expires: '11/2026' }),
])

/** A customer whose bank declines the one saved card. */
export const cardDeclined = customer([savedCard(1, { decline_code: 'do_not_honor' })])

/** A customer whose saved card the bank declines for its security code. */
export const savedCodeDeclined = customer([savedCard(1, { decline_code: 'cvv_mismatch' })])

/** A customer without a saved card. */
export const noSavedCard = customer([])

/** A customer with saved cards, on a connection that may not enter another. */
export const cardsBlocked = (): Scenario => ({ ...savedCards(), rules: { isCardBlocked: true } })

/** A guest on a connection that may not enter cards. */
export const guestBlocked = (): Scenario => ({ ...guestWithMine(), rules: { isCardBlocked: true } })

/** A customer with a gift alone, and an address of their own that they have saved. */
export const giftFromCustomer = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])], { cust_id: 8001 }),
  customer: margaret(),
  addresses: addressBook(4),
}))

/** A guest with a cart for themselves and one gift, both ready. */
export const guestWithMine = scenario((make) => ({
  cart: make.cart([make.mine([make.line(10032)]), make.gift(0, [make.line(10011)])]),
}))

/** The cart of another world, as a customer's who has a saved card: one press from an order. */
const oneStepFrom = (world: () => Scenario) => (): Scenario => {
  const { cart, ...rest } = world()
  return {
    ...rest,
    cart: cart && { ...cart, cust_id: 8001 },
    customer: margaret(),
    addresses: addressBook(4),
    cards: [savedCard(1)],
  }
}

/** An order that cannot be placed: nothing is left of an item. */
export const paidItemSoldOut = oneStepFrom(itemOutOfStock)

/** An order that cannot be placed: fewer are left than it asks for. */
export const paidTooFewLeft = oneStepFrom(insufficientStock)

/** An order that cannot be placed: an add-on is alone. */
export const paidAddOnAlone = oneStepFrom(addOnAlone)

/** An order that cannot be placed: an add-on of one gift is alone, the other gift is ready. */
export const paidAddOnAmongOthers = oneStepFrom(
  cartScenario((make) => [
    make.gift(0, [make.line(10011)]),
    make.gift(1, [make.addOn(20011, null)]),
  ]),
)

/** An order that cannot be placed: a subscription has nothing beside it. */
export const paidAutoDeliveryAlone = oneStepFrom(autoDeliveryUnqualified)

/** An order that cannot be placed: the day of a gift is gone, and no other was chosen. */
export const giftWithoutDay = oneStepFrom(
  cartScenario((make) => [make.gift(0, [make.line(10011)], { shipping: null })]),
)
