import type { Shipment } from '../schema/entities'
import { wordFinder } from '../wordFinder'

/** What an item is called by its sku; an empty text where it is not known. */
export type NameOf = (skuId: number) => string

/**
 * Whether all words of a query lead to a shipment: by the names and the place of who gets it, or by
 * what is in it. Capitals, accents and order are all one; an empty query leads to each.
 */
export function finderOf(query: string, nameOf: NameOf): (shipment: Shipment) => boolean {
  const isIn = wordFinder(query)
  return (shipment) => isIn(textOf(shipment, nameOf))
}

function textOf(shipment: Shipment, nameOf: NameOf): string {
  const { fname, lname, company, address_1, city, state, postal_code, items } = shipment
  const names = items.map(({ sku_id }) => nameOf(sku_id))
  return [fname, lname, company, address_1, city, state, postal_code, ...names].join(' ')
}
