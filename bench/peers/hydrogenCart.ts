import { type FlatLine, totalOf } from './flatLines'
import { imageOf, money, variantOf } from './storefrontLines'

/** The fields of `defaultCartFragment` of @shopify/hydrogen-react. */
export const hydrogenCart = (id: string, lines: readonly FlatLine[]) => ({
  id,
  checkoutUrl: 'https://bench.myshopify.com/checkout',
  totalQuantity: lines.reduce((sum, { qty }) => sum + qty, 0),
  buyerIdentity: { countryCode: 'US', customer: null, email: null, phone: null },
  lines: { edges: lines.map((line) => ({ node: lineOf(line) })) },
  cost: {
    subtotalAmount: money(totalOf(lines)),
    totalAmount: money(totalOf(lines)),
    totalDutyAmount: null,
    totalTaxAmount: null,
  },
  note: '',
  attributes: [],
  discountCodes: [],
})

const lineOf = (line: FlatLine) => ({
  id: `gid://shopify/CartLine/${line.id}`,
  quantity: line.qty,
  attributes: [],
  cost: { totalAmount: money(line.price * line.qty), compareAtAmountPerQuantity: null },
  merchandise: {
    ...variantOf(line),
    availableForSale: true,
    requiresShipping: true,
    image: { ...imageOf(line), url: line.image },
  },
})
