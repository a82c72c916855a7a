import { cartScenario, nowhere, oneGift, scenario } from './make'

/** An add-on without a main item. */
export const addOnAlone = cartScenario((make) => [make.gift(0, [make.addOn(20011, null)])])

/** An add-on with a main item that costs enough. */
export const addOnQualified = cartScenario((make) => {
  const steaks = make.line(10031)
  return [make.gift(0, [steaks, make.addOn(20011, steaks)])]
})

/** An add-on whose parent costs less than 59.95, with another main item that costs more. */
export const parentBelowThreshold = cartScenario((make) => {
  const franks = make.line(11021)
  return [make.gift(0, [franks, make.line(10011), make.addOn(20051, franks)])]
})

/** The same, with two that cost more. */
export const parentToChoose = cartScenario((make) => {
  const franks = make.line(11021)
  const others = [make.line(10011), make.line(10031)]
  return [make.gift(0, [franks, ...others, make.addOn(20051, franks)])]
})

/** A line that is out of stock. */
export const itemOutOfStock = cartScenario((make) => [
  make.gift(0, [make.line(10061), make.line(15011)]),
])

/** The size in the cart is sold out; two others are available. */
export const sizeSoldOut = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(10023), make.line(15011)])]),
  rules: { soldOutSkus: [10023] },
}))

/** A subscription with steaks that are eligible for auto-delivery but not on it: only a strict server objects. */
export const autoDeliveryToStart = scenario((make) => ({
  cart: make.cart([make.gift(0, [make.line(22011), make.line(10011)])]),
  rules: { isAutoDeliveryStrict: true },
}))

/** An add-on with two items that cost enough only together: neither can be its parent. */
export const parentNotToBeHad = cartScenario((make) => {
  const franks = make.line(11021)
  return [make.gift(0, [franks, make.line(11021, { qty: 2 }), make.addOn(20051, franks)])]
})

/** Eight units requested, six left. */
export const insufficientStock = cartScenario((make) => [
  make.gift(0, [make.line(10041, { qty: 8 })]),
])

/** Two gifts share them. */
export const insufficientStockOfTwo = cartScenario((make) => [
  make.gift(0, [make.line(10041, { qty: 8 })]),
  make.gift(1, [make.line(10041, { qty: 8 })]),
])

/** Too few for one gift, and a gift without an address. */
export const insufficientStockNoAddress = cartScenario((make) => [
  make.gift(0, [make.line(10041, { qty: 8 })]),
  make.gift(1, [make.line(10011)], nowhere),
])

/** A server that reports an unavailable quantity with status 200. */
export const quantityRefusedWith200 = oneGift({ sku: 10041, rules: { quantityFailureStatus: 200 } })

/** A subscription without an item that is eligible for auto-delivery. */
export const autoDeliveryUnqualified = cartScenario((make) => [
  make.gift(0, [make.line(22011), make.line(12011)]),
])

/** A server that blocks checkout without giving a reason. */
export const refusedWithoutReason = oneGift({ rules: { isRefusing: true } })

/** All four problems at once. */
export const severalProblems = cartScenario((make) => [
  make.gift(0, [make.line(12011), make.line(22011)]),
  make.gift(1, [make.addOn(20011, null)]),
  make.gift(2, [make.line(10041, { qty: 8 })]),
  make.gift(3, [make.line(10061)]),
])
