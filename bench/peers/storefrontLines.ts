import type { FlatLine } from './flatLines'

/* The fields that both libraries for Shopify's Storefront API query. */

/** US cents as the Storefront API writes them: "9.95", but "9.5" and "9.0"; buy-button fails on "9.50". */
export const money = (cents: number) => ({
  currencyCode: 'USD',
  amount: (cents / 100).toFixed(2).replace(/0$/, ''),
})

/** The variant of a line, without its picture. */
export const variantOf = ({ sku, title, label, handle, price }: FlatLine) => ({
  id: `gid://shopify/ProductVariant/${sku}`,
  title: label,
  price: money(price),
  compareAtPrice: null,
  product: { id: `gid://shopify/Product/${sku}`, handle, title },
  selectedOptions: [{ name: 'Size', value: label }],
})

/** The picture of a line without its URL, which has a different name in each library. */
export const imageOf = ({ sku, title }: FlatLine) => ({
  id: `gid://shopify/ProductImage/${sku}`,
  altText: title,
  width: 192,
  height: 144,
})
