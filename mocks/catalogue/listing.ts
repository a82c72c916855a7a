import { type CatalogueItem, catalogue, categories } from '../catalogue'
import { shopProduct } from './shopProduct'

/** The occasions for gifts. */
export const occasions = [
  {
    slug: 'holidays',
    name: 'Holidays',
    text: 'The centerpiece, the sides, the sweets. Each box on its own day.',
    items: [1301, 1302, 1304, 1904, 1901, 1401, 1502, 1504, 1505, 1601, 1606, 1001],
    picture: 1301,
  },
  {
    slug: 'birthday',
    name: 'Birthday',
    text: 'Dinner’s on you, wherever they are.',
    items: [1506, 1006, 1002, 1201, 1503, 1504, 1902, 1701, 1801, 1802],
    picture: 1506,
  },
  {
    slug: 'thank-you',
    name: 'Thank you',
    text: 'For favors, big and small.',
    items: [1905, 1504, 1505, 1501, 1606, 1001, 1203, 1701],
    picture: 1504,
  },
  {
    slug: 'new-home',
    name: 'New home',
    text: 'The first dinner at the new table.',
    items: [1605, 1603, 1303, 1103, 1903, 1602, 1604, 1402, 1305],
    picture: 1605,
  },
  {
    slug: 'sympathy',
    name: 'Sympathy',
    text: 'One less meal to plan.',
    items: [1305, 1401, 1403, 1302, 1203, 1505, 1501, 1606],
    picture: 1401,
  },
  {
    slug: 'clients-and-team',
    name: 'Clients & team',
    text: 'One list, one checkout, a card for each.',
    items: [1601, 1901, 1504, 1505, 1905, 1001, 1801, 1701, 1603],
    picture: 1601,
  },
] as const

/** The price ranges for gifts. */
export const budgets = [
  { slug: 'under-50', name: 'Under $50', from: 0, below: 50 },
  { slug: '50-to-100', name: '$50–$100', from: 50, below: 100 },
  { slug: '100-to-200', name: '$100–$200', from: 100, below: 200 },
  { slug: '200-and-up', name: '$200 and up', from: 200, below: Number.POSITIVE_INFINITY },
] as const

const EXTRAS = [
  { value: 'sale', label: 'On sale' },
  { value: 'auto-delivery', label: 'Auto-Delivery' },
  { value: 'no-freezer', label: 'No freezer needed' },
  { value: 'ships-free', label: 'Ships free' },
]

const optionOf = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name })

/** The filters of the shop's lists, in the shape of `src/domain/product/pcpData`. */
export const filters = [
  { key: 'price', label: 'Price', options: budgets.map(optionOf) },
  { key: 'occasion', label: 'Occasion', options: occasions.map(optionOf) },
  { key: 'kind', label: 'Kind', options: categories.map(optionOf) },
  { key: 'more', label: 'More', options: EXTRAS },
]

/** An item's filter values: every price range that one of its sizes is in, its occasions, and its kind. */
function facetsOf(item: CatalogueItem) {
  const isWithin = ({ from, below }: { from: number; below: number }) =>
    item.sizes.some(({ price }) => price >= from && price < below)
  const extras = {
    sale: item.sale_days !== null,
    'auto-delivery': item.auto_delivery_eligible,
    'no-freezer': !item.perishable && !item.is_egift,
    'ships-free': item.ships_free,
  }
  return {
    price: budgets.filter(isWithin).map(({ slug }) => slug),
    occasion: occasions
      .filter(({ items }) => (items as readonly number[]).includes(item.item_id))
      .map(({ slug }) => slug),
    kind: [item.category],
    more: Object.entries(extras).flatMap(([value, has]) => (has ? [value] : [])),
  }
}

/** An item as page data of a list. */
export const listedProduct = (item: CatalogueItem, now: number) => ({
  ...shopProduct(item, now),
  facets: facetsOf(item),
})

/** Everything sold on its own: no add-ons and no free gifts. */
export const gifts: readonly CatalogueItem[] = catalogue.filter(
  ({ category }) => category !== 'add-ons' && category !== 'free-gifts',
)
