import { products } from '../../mocks/catalogue'
import type { Cart } from '../../src/domain/schema/entities'

/** A line on the peers' servers: they have no recipients, so a cart is one list. */
export interface FlatLine {
  id: number
  sku: string
  title: string
  /** The index of its size. */
  label: string
  handle: string
  image: string
  /** Unit price, in US cents. */
  price: number
  qty: number
}

const goods = new Map(
  products.flatMap(({ name, image, url, skus }) =>
    skus.map(({ sku_id, label }) => [sku_id, { name, image, url, label }] as const),
  ),
)

/** The lines of the benchmark's cart model in one list; pictures are on `origin`, like those of the peers. */
export const flatLines = (cart: Cart, origin: string): FlatLine[] =>
  cart.recipients
    .flatMap(({ items }) => items)
    .map(({ clin_id, sku_id, price, qty }) => {
      const good = goods.get(Number(sku_id))
      return {
        id: clin_id,
        sku: String(sku_id),
        title: good?.name ?? '',
        label: good?.label ?? '',
        handle: good?.url?.split('/').at(-1) ?? '',
        image: `${origin}${good?.image ?? ''}`,
        price: Math.round(Number(price) * 100),
        qty: Number(qty),
      }
    })

/** Total of the lines, in US cents. */
export const totalOf = (lines: readonly FlatLine[]): number =>
  lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
