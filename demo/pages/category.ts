import { catalogue, categories } from '../../mocks/catalogue'
import { gifts, occasions } from '../../mocks/catalogue/listing'
import type { Markup } from '../page'
import { listPage } from './list'

/** A page of the shop with its title. */
export interface Titled {
  title: string
  content: Markup
}

/** The parameters of a list's URL, and the current time. */
export interface Asked {
  query: URLSearchParams
  now: number
}

const CLUB = {
  title: 'The gift that keeps arriving',
  text: 'A new cut every month, for three, six or twelve months.',
  href: '/category/clubs',
  linkText: 'See the clubs',
  after: 5,
}

/** A category with all of its products; null if there is no such category. */
export function categoryPage(slug: string, asked: Asked): Titled | null {
  const category = categories.find((one) => one.slug === slug)
  if (!category) return null
  const items = catalogue.filter((item) => item.category === slug)
  const { name: title, text: intro } = category
  const promo = slug === 'steaks' ? CLUB : null
  return { title, content: listPage({ title, intro, items, without: ['kind'], promo, ...asked }) }
}

/** All products that are sold on their own. */
export const giftsPage = (asked: Asked): Titled => ({
  title: 'All gifts',
  content: listPage({
    title: 'All gifts',
    intro: 'Something good for everyone on your list.',
    items: gifts,
    promo: CLUB,
    ...asked,
  }),
})

/** The products for an occasion; null if there is no such occasion. */
export function occasionPage(slug: string, asked: Asked): Titled | null {
  const occasion = occasions.find((one) => one.slug === slug)
  if (!occasion) return null
  const { name: title, text: intro } = occasion
  // Sorted by occasion: the best match comes first.
  const items = occasion.items.flatMap((id) => gifts.find(({ item_id }) => item_id === id) ?? [])
  return { title, content: listPage({ title, intro, items, without: ['occasion'], ...asked }) }
}
