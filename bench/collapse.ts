import type { Adapter } from './adapters'

/**
 * Above this number, shipments are collapsed to one line each: by the library on a wide window, and by the
 * careful floor.
 */
const MANY = 8

/** How to tell that a page with collapsed shipments is ready, and what to press before measuring a click. */
export interface Collapse {
  selector: string
  count: number
  press: string
  /** The number of visible lines then. */
  opened: number
}

/**
 * How a page with a number of lines, in shipments of `each`, is collapsed; null if it renders all of them.
 */
export function collapseOf(
  { expands }: Pick<Adapter, 'expands'>,
  lines: number,
  each: number,
): Collapse | null {
  const count = Math.ceil(lines / each)
  if (!expands || count <= MANY) return null
  return {
    selector: '.gw-shipment',
    count,
    press:
      expands === 'all'
        ? '.gw-finder-row .gw-text-button'
        : '[data-gw-shipment] [aria-expanded="false"]',
    opened: expands === 'all' ? lines : each,
  }
}
