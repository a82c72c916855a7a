import type { Adapter } from './adapters'

/** More shipments than this are collapsed to a line each: by the library on a wide window, and by the careful floor. */
const MANY = 8

/** What a page with collapsed shipments is ready by, and what is pressed before a click is measured. */
export interface Collapse {
  selector: string
  count: number
  press: string
  /** How many lines there are then. */
  opened: number
}

/** How a page of so many lines in shipments of `each` is collapsed; null where all of it is drawn. */
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
