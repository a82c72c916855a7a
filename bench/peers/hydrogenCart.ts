import { type FlatLine, totalOf } from './flatLines'

/** US cents as the Storefront API writes them: "9.95", but "9.5" and "9.0"; buy-button fails on "9.50". */
export const money = (cents: number) => ({
  currencyCode: 'USD',
  amount: (cents / 100).toFixed(2).replace(/0$/, ''),
})

/** What `defaultCartFragment` of @shopify/hydrogen-react asks for. */
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

const lineOf = ({ id, sku, title, label, handle, image, price, qty }: FlatLine) => ({
  id: `gid://shopify/CartLine/${id}`,
  quantity: qty,
  attributes: [],
  cost: { totalAmount: money(price * qty), compareAtAmountPerQuantity: null },
  merchandise: {
    id: `gid://shopify/ProductVariant/${sku}`,
    availableForSale: true,
    compareAtPrice: null,
    price: money(price),
    requiresShipping: true,
    title: label,
    image: {
      id: `gid://shopify/ProductImage/${sku}`,
      url: image,
      altText: title,
      width: 192,
      height: 144,
    },
    product: { handle, title, id: `gid://shopify/Product/${sku}` },
    selectedOptions: [{ name: 'Size', value: label }],
  },
})
