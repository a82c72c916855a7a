import { LINES_EACH } from '../cartModel'

/** One cart in a series of growing ones. */
interface CartSize {
  /** The dimension that grows: the number of lines, or of shipments. */
  size: number
  lines: number
  /** Lines of one shipment. */
  each: number
}

/** A series of carts that grow in one dimension. */
export interface Dimension {
  name: string
  sizes: readonly CartSize[]
}

/** The dimensions in which a cart grows. */
export const dimensions: readonly Dimension[] = [
  {
    name: 'lines, four to a shipment; more than eight shipments are collapsed',
    sizes: [10, 30, 100, 300, 1000, 2000, 5000].map((lines) => ({
      size: lines,
      lines,
      each: LINES_EACH,
    })),
  },
  {
    name: 'shipments of one line each; more than eight are collapsed',
    sizes: [1, 10, 100, 300, 1000].map((lines) => ({ size: lines, lines, each: 1 })),
  },
  {
    name: 'lines of one shipment, all of them drawn',
    sizes: [10, 30, 100, 300, 1000].map((lines) => ({ size: lines, lines, each: lines })),
  },
]
