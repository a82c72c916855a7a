import { type FlatLine, totalOf } from './flatLines'
import { imageOf, money, variantOf } from './storefrontLines'

const WHEN = '2026-11-20T12:00:00Z'
const onePage = { hasNextPage: false, hasPreviousPage: false }

/** The fields of the cart query of @shopify/buy-button-js. */
export const buyButtonCart = (id: string, lines: readonly FlatLine[]) => ({
  id,
  createdAt: WHEN,
  updatedAt: WHEN,
  lines: {
    pageInfo: onePage,
    edges: lines.map((line) => ({ cursor: `line-${line.id}`, node: lineOf(line) })),
  },
  attributes: [],
  cost: {
    checkoutChargeAmount: money(totalOf(lines)),
    totalAmount: money(totalOf(lines)),
    subtotalAmount: money(totalOf(lines)),
    totalTaxAmount: null,
    totalDutyAmount: null,
  },
  checkoutUrl: 'https://bench.myshopify.com/checkout',
  discountCodes: [],
  discountAllocations: [],
  buyerIdentity: {
    countryCode: 'US',
    preferences: null,
    email: null,
    phone: null,
    customer: null,
    deliveryAddressPreferences: [],
  },
  deliveryGroups: { pageInfo: onePage, edges: [] },
  appliedGiftCards: [],
  note: null,
})

const lineOf = (line: FlatLine) => ({
  __typename: 'CartLine',
  id: `gid://shopify/CartLine/${line.id}`,
  merchandise: {
    ...variantOf(line),
    image: { ...imageOf(line), src: line.image },
    weight: 1,
    available: true,
    sku: line.sku,
    unitPrice: null,
    unitPriceMeasurement: null,
  },
  quantity: line.qty,
  attributes: [],
  cost: {
    totalAmount: money(line.price * line.qty),
    subtotalAmount: money(line.price * line.qty),
    amountPerQuantity: money(line.price),
    compareAtAmountPerQuantity: null,
  },
  discountAllocations: [],
})
