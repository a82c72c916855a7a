import { html } from 'hono/html'
import type { CatalogueItem } from '../../mocks/catalogue'
import { filters as houseFilters, listedProduct } from '../../mocks/catalogue/listing'
import { inert, type Markup } from '../page'
import { type Promo, promoTile, tile } from './tile'

/** A list of the shop: its texts, its gifts, and the parameters of its URL. */
export interface ListPage {
  title: string
  intro: string
  items: readonly CatalogueItem[]
  /** Keys of filters that have no effect in this list, such as the category in a category. */
  without?: readonly string[]
  query: URLSearchParams
  now: number
  /** A tile among the gifts. */
  promo?: Promo | null
}

/** How many are rendered initially; more are loaded on demand, or on further pages without scripts. */
const PAGE = 24

const SORTS = [
  ['featured', 'Featured'],
  ['low', 'Price, low to high'],
  ['high', 'Price, high to low'],
] as const

/**
 * A list, rendered by the server for its URL: filtered, sorted and paged by a plain form. The widget gets all
 * products, and continues in the same place.
 */
export function listPage(page: ListPage): Markup {
  const { title, intro, items, without = [], query, now, promo = null } = page
  const products = items.map((item) => listedProduct(item, now))
  const filters = filtersOf(products, without)
  const matching = sorted(narrowed(items, products, filters, query), query.get('sort'))
  const pages = Math.max(1, Math.min(20, Number(query.get('page')) || 1))
  const shown = matching.slice(0, pages * PAGE)
  const isWhole = filters.every((filter) => chosenOf(filter, query).length === 0)
  const data = { title, intro, products, filters, promo, pageSize: pages * PAGE, location: 'pcp' }
  return html`<div id="pcp">
<section class="site-list">
  <header class="site-list-head">
    <h1>${title}</h1>
    <p class="site-list-intro">${intro}</p>
    <p class="site-list-count">${matching.length} ${matching.length === 1 ? 'gift' : 'gifts'}</p>
  </header>
  ${items.length > 1 ? tools(filters, query) : ''}
  ${
    shown.length > 0
      ? html`<ul class="site-grid">${shown.map((item, at) => [
          tile(item, { level: 2, now, isEager: at < 4 }),
          promo && isWhole && at + 1 === Math.min(promo.after, shown.length)
            ? promoTile(promo)
            : '',
        ])}</ul>`
      : html`<p class="site-list-none">No gifts match. <a href="?">Clear all</a></p>`
  }
  ${shown.length < matching.length ? more(query, pages + 1, matching.length - shown.length) : ''}
</section>
<script type="application/json" data-giftwell-props>${inert(data)}</script>
</div>`
}

type Product = ReturnType<typeof listedProduct>
type Filters = { key: string; label: string; options: { value: string; label: string }[] }[]

const valuesOf = ({ facets }: Product, key: string): readonly string[] =>
  (facets as Readonly<Record<string, readonly string[]>>)[key] ?? []

/** The filters of the house with the choices that this list has. */
const filtersOf = (products: readonly Product[], without: readonly string[]): Filters =>
  houseFilters
    .filter(({ key }) => !without.includes(key))
    .map(({ key, label, options }) => ({
      key,
      label,
      options: options.filter(({ value }) =>
        products.some((product) => valuesOf(product, key).includes(value)),
      ),
    }))
    .filter(({ options }) => options.length > 0)

/** The values of a filter in the URL that exist. */
const chosenOf = ({ key, options }: Filters[number], query: URLSearchParams): readonly string[] =>
  query.getAll(key).filter((value) => options.some((option) => option.value === value))

function narrowed(
  items: readonly CatalogueItem[],
  products: readonly Product[],
  filters: Filters,
  query: URLSearchParams,
): readonly CatalogueItem[] {
  return items.filter((_item, at) => {
    const product = products[at]
    return filters.every((filter) => {
      const chosen = chosenOf(filter, query)
      if (chosen.length === 0 || !product) return true
      return chosen.some((value) => valuesOf(product, filter.key).includes(value))
    })
  })
}

const leastOf = ({ sizes }: CatalogueItem) =>
  Math.min(...sizes.filter(({ is_addon }) => !is_addon).map(({ price }) => price))

function sorted(items: readonly CatalogueItem[], sort: string | null): readonly CatalogueItem[] {
  if (sort !== 'low' && sort !== 'high') return items
  const sign = sort === 'low' ? 1 : -1
  return items.toSorted((one, other) => sign * (leastOf(one) - leastOf(other)))
}

/** Filters and sort order as a plain form, which reloads the list. */
const tools = (
  filters: Filters,
  query: URLSearchParams,
) => html`<form class="site-tools" method="get">
  <details class="site-filters">
    <summary>Filter</summary>
    <div class="site-filters-groups">
    ${filters.map((filter) => {
      const chosen = chosenOf(filter, query)
      return html`<fieldset><legend>${filter.label}</legend>${filter.options.map(
        ({ value, label }) =>
          html`<label><input type="checkbox" name="${filter.key}" value="${value}" ${
            chosen.includes(value) ? 'checked' : ''
          }> ${label}</label>`,
      )}</fieldset>`
    })}
    <button class="site-button">Show gifts</button>
    </div>
  </details>
  <select name="sort" aria-label="Sort">${SORTS.map(
    ([value, label]) =>
      html`<option value="${value}" ${query.get('sort') === value ? 'selected' : ''}>${label}</option>`,
  )}</select>
  <button class="site-tools-go">Go</button>
</form>`

/** Pagination, for pages without scripts. */
function more(query: URLSearchParams, next: number, left: number): Markup {
  const address = new URLSearchParams(query)
  address.set('page', String(next))
  return html`<p class="site-more"><a href="?${address.toString()}">Show ${Math.min(PAGE, left)} more</a></p>`
}
