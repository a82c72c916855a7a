import type { CardRecord } from '../db'
import type { Scenario } from '../scenario'
import { cartScenario, scenario } from './make'
import { addressBook, margaret, savedCard } from './people'
import { addOnAlone, autoDeliveryUnqualified, insufficientStock, itemOutOfStock } from './problems'

/** A customer with a shipment to themselves and one gift, both ready. */
const customer = (cards: readonly CardRecord[]) =>
  scenario((make) => ({
    cart: make.cart([make.mine([make.line(10032)]), make.gift(0, [make.line(10011)])], {
      cust_id: 8001,
    }),
    customer: margaret(),
    addresses: addressBook(4),
    cards,
  }))

/** A customer with two saved cards, the second one by default. */
export const savedCards = customer([
  savedCard(1, { brand: 'Mastercard', last_four: '5454', expires: '01/2027' }),
  savedCard(2),
])

/** A customer with an expired card, and one that is valid to the end of this month. */
export const expiredCard = customer([
  savedCard(1, { last_four: '1881', expires: '12/2026' }),
  savedCard(2, { expires: '11/2026' }),
])

/** A customer whose only saved card the bank declines. */
export const cardDeclined = customer([savedCard(1, { decline_code: 'do_not_honor' })])

/** A customer whose saved card the bank declines for its security code. */
export const savedCodeDeclined = customer([savedCard(1, { decline_code: 'cvv_mismatch' })])

/** A customer without a saved card. */
export const noSavedCard = customer([])

/** A customer with saved cards, on a connection that is blocked from entering others. */
export const cardsBlocked = (): Scenario => ({ ...savedCards(), rules: { isCardBlocked: true } })

/** A guest on a connection that is blocked from entering cards. */
export const guestBlocked = (): Scenario => ({ ...guestWithMine(), rules: { isCardBlocked: true } })

/** A customer with only a gift, and a saved address of their own. */
export const giftFromCustomer = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10011)])], { cust_id: 8001 }),
  customer: margaret(),
  addresses: addressBook(4),
}))

/** A guest with a shipment to themselves and one gift, both ready. */
export const guestWithMine = scenario((make) => ({
  cart: make.cart([make.mine([make.line(10032)]), make.gift(0, [make.line(10011)])]),
}))

/** Another scenario's cart, for a customer with a saved card: one press from an order. */
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

/** An order that cannot be placed: an item is out of stock. */
export const paidItemSoldOut = oneStepFrom(itemOutOfStock)

/** An order that cannot be placed: fewer units are left than requested. */
export const paidTooFewLeft = oneStepFrom(insufficientStock)

/** An order that cannot be placed: an add-on has no main item. */
export const paidAddOnAlone = oneStepFrom(addOnAlone)

/** An order that cannot be placed: one gift's add-on has no main item, the other gift is ready. */
export const paidAddOnAmongOthers = oneStepFrom(
  cartScenario((make) => [
    make.gift(0, [make.line(10011)]),
    make.gift(1, [make.addOn(20011, null)]),
  ]),
)

/** An order that cannot be placed: a subscription lacks an eligible item. */
export const paidAutoDeliveryAlone = oneStepFrom(autoDeliveryUnqualified)

/** Auto-Delivery of something that ships free only with the rest of the gift. */
export const paidAutoDelivery = oneStepFrom(
  cartScenario((make) => [
    make.gift(0, [
      make.line(10011),
      make.line(16021, {
        detail: { perpetual_subscription: { interval_months: '2', manually_removed: false } },
      }),
    ]),
  ]),
)

/** An order that cannot be placed: a gift's day is no longer available, and no other was chosen. */
export const giftWithoutDay = oneStepFrom(
  cartScenario((make) => [make.gift(0, [make.line(10011)], { shipping: null })]),
)
