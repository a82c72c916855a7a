import { addDays, chicago } from '../calendar/chicago'
import { calendarGroups, groupFor } from '../calendar/groups'
import { CUTOFF_TIME, closedReason, deliveryDay } from '../calendar/shipDates'
import { COOLER_DAYS, GROUND_DAYS } from '../cart/kinds'
import { type CatalogueItem, findItem } from '../catalogue'
import { houseRules, soldOutDays } from '../rules'
import type { Category } from './item'
import { nutritionOf } from './nutrition'
import { shopProduct } from './shopProduct'

/** How many upcoming ship dates a page lists. */
const PROMISES = 6

/** An item as page data of its product page, in the shape of `src/domain/product/pdpData`. */
export function pdpData(item: CatalogueItem, now: number) {
  return {
    product: shopProduct(item, now),
    location: 'pdp',
    addOns: addOnsOf(item).map((one) => shopProduct(one, now)),
    details: [DETAILS[item.category], packOf(item)].filter(Boolean).join(' '),
    cooking: item.cooking,
    ingredients: item.ingredients,
    allergens: allergensOf(item),
    nutrition: nutritionOf(item),
    shipping: shippingOf(item),
    delivery: item.is_egift ? [] : deliveryPromises(now, item),
    autoDelivery: item.auto_delivery_eligible ? { frequencies: ['1', '2', '3', '6'] } : null,
    club: item.is_club ? { months: [3, 6, 12] } : null,
    similarUrl: `/category/${item.category === 'add-ons' ? 'pantry-and-tools' : item.category}`,
  }
}

/** Order deadlines with their arrival days, for an item's next ship dates, in order. */
export function deliveryPromises(
  now: number,
  { perishable, sizes }: Pick<CatalogueItem, 'perishable' | 'sizes'>,
): { order_by: string; arrives: string }[] {
  const days = { now, soldOutDays: soldOutDays(houseRules, now) }
  const today = chicago(now).day
  const group = groupFor(sizes, calendarGroups(today))
  const first = group?.start_date && group.start_date > today ? group.start_date : today
  const transit = perishable ? COOLER_DAYS : GROUND_DAYS
  const promises: { order_by: string; arrives: string }[] = []
  for (let ahead = 0; promises.length < PROMISES && ahead < 30; ahead += 1) {
    const day = addDays(first, ahead)
    if (closedReason(day, days, group)) continue
    promises.push({ order_by: `${day} ${CUTOFF_TIME}`, arrives: deliveryDay(day, transit) })
  }
  return promises
}

const addOnsOf = ({ goes_with }: CatalogueItem): CatalogueItem[] =>
  goes_with.flatMap((id) => {
    const other = findItem(id)
    return other?.category === 'add-ons' ? [other] : []
  })

const packOf = ({ perishable, is_club, is_egift }: CatalogueItem): string => {
  if (is_egift || is_club) return ''
  return perishable
    ? 'Each piece is sealed by itself and packed on dry ice in a reusable cooler.'
    : 'Packed in our gift box, tied with a ribbon.'
}

const shippingOf = ({ perishable, is_egift, ships_free }: CatalogueItem): string => {
  if (is_egift) return 'Emailed the morning of the day you choose, Central time. It never expires.'
  const free = ships_free ? 'It ships free.' : 'Gifts of $59.95 or more per person ship free.'
  return perishable
    ? `Ships frozen by cooler in two business days. It may be left at the door, so plan to have someone home. ${free}`
    : `Ships by ground in four business days, or in two for $9.95 more. ${free}`
}

/** Allergens: the words in parentheses in the ingredients, plus wheat and egg. */
function allergensOf({ ingredients }: CatalogueItem): string | null {
  const named = [...ingredients.matchAll(/\(([a-z ]+)\)/g)].map(([, what]) => what)
  if (/wheat/i.test(ingredients)) named.push('wheat')
  if (/\begg/i.test(ingredients)) named.push('egg')
  return named.length > 0 ? `Contains ${[...new Set(named)].join(', ')}.` : null
}

const DETAILS: Readonly<Record<Category, string>> = {
  steaks:
    'From grain-finished cattle of the plains, aged 28 days and cut by hand. Marbling and trim are checked steak by steak.',
  'burgers-and-sausages': 'Ground and stuffed in small batches from the trimmings of our steaks.',
  seafood: 'From boats we know by name, frozen within hours of the catch.',
  'roasts-and-poultry': 'Trimmed, tied and ready for the pan: the centerpiece, sent ahead.',
  sides: 'Made in our own kitchen and frozen at once. From the oven to the table.',
  desserts: 'Baked by hand and frozen at once. Thaw, and save room.',
  'pantry-and-tools': 'Chosen to keep: it needs no freezer, and waits until it is wanted.',
  'gift-cards': 'Good for everything we sell, shipping included.',
  clubs: 'One box a month, each with its own card. The first comes with your message.',
  combos: 'A whole dinner in one box, priced below the sum of its parts.',
  'add-ons': 'A little something that goes in the same box.',
  'free-gifts': 'With our thanks.',
}
