import type { Shipment } from '../schema/entities'
import { wordFinder } from '../wordFinder'

/** An item's name by its sku; empty if unknown. */
export type NameOf = (skuId: number) => string

/**
 * Returns a function that tells whether a shipment matches all words of a query, by its recipient's names and
 * place or by its items. Ignores case, accents and word order; an empty query matches everything.
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
