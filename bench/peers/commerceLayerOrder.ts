import { type FlatLine, totalOf } from './flatLines'

const WHEN = '2026-11-20T12:00:00.000Z'

/** An order with everything that its client includes: lines and their items, without options. */
export function orderResource(id: string, lines: readonly FlatLine[]) {
  const total = totalOf(lines)
  const items = lines.map((line) => lineResource(id, line))
  const skus = new Map(lines.map((line) => [line.sku, skuOf(line)]))
  return {
    data: {
      id,
      type: 'orders',
      attributes: {
        number: '1000001',
        status: 'pending',
        payment_status: 'unpaid',
        fulfillment_status: 'unfulfilled',
        guest: true,
        editable: true,
        language_code: 'en',
        currency_code: 'USD',
        tax_included: false,
        skus_count: lines.length,
        line_item_options_count: 0,
        ...amounts('subtotal', total),
        ...amounts('shipping', 0),
        ...amounts('discount', 0),
        ...amounts('total_tax', 0),
        ...amounts('total', total),
        ...amounts('total_amount_with_taxes', total, ''),
        ...stamps,
      },
      relationships: { line_items: { data: items.map(({ type, id }) => ({ type, id })) } },
    },
    included: [...items, ...skus.values()],
  }
}

/** One line, as in the response to a change of it. */
export const lineResource = (order: string, { id, sku, title, image, price, qty }: FlatLine) => ({
  id: `${order}_${id}`,
  type: 'line_items',
  attributes: {
    sku_code: sku,
    bundle_code: null,
    quantity: qty,
    currency_code: 'USD',
    ...amounts('unit', price),
    ...amounts('options', 0),
    ...amounts('discount', 0),
    ...amounts('total', price * qty),
    ...amounts('tax', 0),
    name: title,
    image_url: image,
    discount_breakdown: {},
    tax_rate: 0,
    tax_breakdown: {},
    item_type: 'skus',
    ...stamps,
  },
  relationships: {
    item: { data: { type: 'skus', id: `sku${sku}` } },
    line_item_options: { data: [] },
  },
})

const skuOf = ({ sku, title, label, image }: FlatLine) => ({
  id: `sku${sku}`,
  type: 'skus',
  attributes: { code: sku, name: title, description: label, image_url: image, ...stamps },
})

const stamps = {
  created_at: WHEN,
  updated_at: WHEN,
  reference: null,
  reference_origin: null,
  metadata: {},
}

/** An amount in US cents, in the three ways in which the API writes it. */
const amounts = (name: string, cents: number, suffix = '_amount') => ({
  [`${name}${suffix}_cents`]: cents,
  [`${name}${suffix}_float`]: cents / 100,
  [`formatted_${name}${suffix}`]: `$${(cents / 100).toFixed(2)}`,
})
