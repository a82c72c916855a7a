import { type FlatLine, totalOf } from './flatLines'
import { money } from './hydrogenCart'

const WHEN = '2026-11-20T12:00:00Z'
const onePage = { hasNextPage: false, hasPreviousPage: false }

/** What the cart query of @shopify/buy-button-js asks for. */
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

const lineOf = ({ id, sku, title, label, handle, image, price, qty }: FlatLine) => ({
  __typename: 'CartLine',
  id: `gid://shopify/CartLine/${id}`,
  merchandise: {
    id: `gid://shopify/ProductVariant/${sku}`,
    title: label,
    image: {
      id: `gid://shopify/ProductImage/${sku}`,
      src: image,
      altText: title,
      width: 192,
      height: 144,
    },
    product: { id: `gid://shopify/Product/${sku}`, handle, title },
    weight: 1,
    available: true,
    sku,
    selectedOptions: [{ name: 'Size', value: label }],
    compareAtPrice: null,
    price: money(price),
    unitPrice: null,
    unitPriceMeasurement: null,
  },
  quantity: qty,
  attributes: [],
  cost: {
    totalAmount: money(price * qty),
    subtotalAmount: money(price * qty),
    amountPerQuantity: money(price),
    compareAtAmountPerQuantity: null,
  },
  discountAllocations: [],
})
