import type { CatalogueItem } from './catalogue'

/** The picture of an item as the text of an SVG, 800 by 600. */
export function illustration(item: CatalogueItem): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>${item.name}</title></svg>`
}
