/** An ingredient, in the shape of `src/domain/recipe/recipe`. */
export interface MockIngredient {
  name: string
  nameOne?: string
  amount?: number
  to?: number
  unit?: string
  unitOne?: string
  note?: string
  isWhole?: boolean
  part?: string
}

export interface MockStep {
  title: string
  text: string
  /** Waiting time, in minutes. */
  timer?: number
  /** Indexes of its ingredients, from 0. */
  ingredients: number[]
}

/** A recipe of the shop. */
export interface MockRecipe {
  slug: string
  title: string
  intro: string
  /** Its picture, by name among the plated dishes. */
  picture: string
  imageAlt: string
  minutes: number
  activeMinutes: number
  servings: number
  scales: boolean
  cuts: string[]
  methods: string[]
  /** Slugs of the categories that list it. */
  categories: RecipeCategory[]
  /** The shop's items for it, the main one first, and their replacements. */
  items: number[]
  swaps: number[]
  ingredients: MockIngredient[]
  steps: MockStep[]
  doneness: { name: string; temperature: string; note: string }[]
  donenessNote: string | null
  /** Per serving. */
  nutrition: { name: string; amount: string }[]
  allergens: string[]
  /** Additional search words. */
  words: string
}

export type RecipeCategory =
  | 'steak'
  | 'seafood'
  | 'roasts'
  | 'weeknight'
  | 'sides'
  | 'desserts'
  | 'holiday'

export type RecipeDetails = Omit<
  MockRecipe,
  | 'slug'
  | 'title'
  | 'nutrition'
  | 'scales'
  | 'doneness'
  | 'donenessNote'
  | 'swaps'
  | 'allergens'
  | 'words'
> &
  Partial<Pick<MockRecipe, 'scales' | 'doneness' | 'swaps' | 'allergens' | 'words'>> & {
    /** Per serving: calories, then grams of fat, carbohydrate and protein, then milligrams of sodium. */
    facts: readonly [number, number, number, number, number]
  }

/** A recipe from its row in a table. */
export function recipe(title: string, { facts, ...details }: RecipeDetails): MockRecipe {
  const [calories, fat, carbs, protein, sodium] = facts
  return {
    slug: title
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    title,
    scales: true,
    doneness: [],
    swaps: [],
    allergens: [],
    words: '',
    ...details,
    donenessNote: details.doneness === BEEF_DONENESS ? BEEF_NOTE : null,
    nutrition: [
      { name: 'Calories', amount: String(calories) },
      { name: 'Total fat', amount: `${fat} g` },
      { name: 'Carbohydrate', amount: `${carbs} g` },
      { name: 'Protein', amount: `${protein} g` },
      { name: 'Sodium', amount: `${sodium.toLocaleString('en-US')} mg` },
    ],
  }
}

/** A measured ingredient: `of(3, 'tbsp', 'butter', 'softened')`. */
export const of = (
  amount: number,
  unit: string | null,
  name: string,
  note?: string,
  rest: Partial<MockIngredient> = {},
): MockIngredient => ({ amount, ...(unit && { unit }), name, ...(note && { note }), ...rest })

/** A counted ingredient that cannot be cut: `whole(2, 'large egg', 'large eggs')`. */
export const whole = (
  amount: number,
  nameOne: string,
  name: string,
  note?: string,
): MockIngredient => ({ amount, name, nameOne, isWhole: true, ...(note && { note }) })

/** A counted ingredient that can be halved: `count(1, 'lemon', 'lemons')`. */
export const count = (
  amount: number,
  nameOne: string,
  name: string,
  note?: string,
): MockIngredient => ({ amount, name, nameOne, ...(note && { note }) })

export const cloves = (amount: number, note?: string): MockIngredient =>
  of(amount, 'cloves', 'garlic', note, { unitOne: 'clove', isWhole: true })

/** An ingredient without an amount, to the cook's taste. */
export const some = (name: string, note = 'to taste'): MockIngredient => ({ name, note })

export const step = (
  title: string,
  text: string,
  ingredients: number[] = [],
  timer?: number,
): MockStep => ({ title, text, ingredients, ...(timer && { timer }) })

/** The food safety note for all of them. */
const BEEF_NOTE =
  'Temperatures are after the rest. The USDA recommends at least 145°F and 3 minutes of rest for steaks and roasts.'

/** The doneness levels of beef steaks and roasts, by core temperature after the rest. */
export const BEEF_DONENESS = [
  { name: 'Rare', temperature: '125°F', note: 'Cool red center. Take it off at 120°F.' },
  { name: 'Medium-rare', temperature: '135°F', note: 'Warm red center. Take it off at 130°F.' },
  { name: 'Medium', temperature: '145°F', note: 'Warm pink center. Take it off at 140°F.' },
  { name: 'Medium-well', temperature: '150°F', note: 'A hint of pink. Take it off at 145°F.' },
  { name: 'Well done', temperature: '160°F', note: 'No pink. Take it off at 155°F.' },
]
