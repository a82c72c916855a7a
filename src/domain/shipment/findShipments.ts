import type { Shipment } from '../schema/entities'

/** What an item is called by its sku; an empty text where it is not known. */
export type NameOf = (skuId: number) => string

/**
 * Whether all words of a query lead to a shipment: by the names and the place of who gets it, or by
 * what is in it. Capitals, accents and order are all one; an empty query leads to each.
 */
export function finderOf(query: string, nameOf: NameOf): (shipment: Shipment) => boolean {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return () => true
  return (shipment) => {
    const text = plain(textOf(shipment, nameOf))
    return words.every((word) => text.includes(word))
  }
}

function textOf(shipment: Shipment, nameOf: NameOf): string {
  const { fname, lname, company, address_1, city, state, postal_code, items } = shipment
  const names = items.map(({ sku_id }) => nameOf(sku_id))
  return [fname, lname, company, address_1, city, state, postal_code, ...names].join(' ')
}

/** Without accents, capitals and runs of spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s/).filter(Boolean).join(' ')
