import type { CatalogueItem } from './item'

interface Nutrition {
  serving: string
  rows: { label: string; amount: string; percent: string | null }[]
}

type Figures = readonly [
  calories: number,
  fat: number,
  saturated: number,
  cholesterol: number,
  sodium: number,
  protein: number,
]

/** Values for four ounces of raw beef by cut, from common tables, rounded as on labels. */
const BEEF: Readonly<Record<number, Figures>> = {
  1001: [270, 20, 8, 85, 55, 22],
  1002: [310, 25, 10, 80, 60, 20],
  1003: [260, 18, 7, 75, 60, 23],
  1004: [280, 21, 8, 75, 60, 21],
  1005: [230, 14, 6, 75, 60, 23],
}

/** The daily values on labels, in the same units; there is none for calories. */
const DAILY = [null, 78, 20, 300, 2300, 50] as const
const LABELS = ['Calories', 'Total fat', 'Saturated fat', 'Cholesterol', 'Sodium', 'Protein']
const UNITS = ['', ' g', ' g', ' mg', ' mg', ' g']

/** An item's nutrition label; null if it has none. */
export function nutritionOf({ item_id }: CatalogueItem): Nutrition | null {
  const figures = BEEF[item_id]
  if (!figures) return null
  return {
    serving: 'Per 4 oz (112 g), uncooked',
    rows: figures.map((amount, at) => {
      const day = DAILY[at]
      return {
        label: LABELS[at] ?? '',
        amount: `${amount}${UNITS[at]}`,
        percent: day ? `${Math.round((amount / day) * 100)}%` : null,
      }
    }),
  }
}
