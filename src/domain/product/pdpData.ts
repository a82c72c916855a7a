import * as v from 'valibot'
import { day, link, listOf, moment, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { shopProductSchema } from './shopProduct'

const id = v.pipe(v.number(), v.safeInteger())
const count = v.nullish(v.pipe(v.number(), v.check(isSmallCount, 'a whole number of at least 1')))

/** A number of months or minutes: a whole number, with an upper bound. */
function isSmallCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value < 10_000
}

/** Without a size, the button would add nothing. */
const product = v.object({
  ...shopProductSchema.entries,
  skus: v.pipe(
    shopProductSchema.entries.skus,
    v.check((skus) => skus.length > 0, 'an array with at least one size'),
  ),
})

/** A recipe that uses the product, as a card with a link. */
const recipeCard = v.object({
  title: v.string(),
  url: v.string(),
  image: text,
  image_alt: text,
  minutes: count,
})

/** Order deadline for a delivery day. */
const promise = v.object({ order_by: moment, arrives: day })

/** A row of the nutrition table: "Protein", "24 g", "48%". */
const nutrient = v.object({ label: v.string(), amount: v.string(), percent: text })

/**
 * Page data of a product page: the product, and details specific to this page. Without a product, the server's
 * HTML stays; everything else can be absent.
 */
export const pdpDataSchema = v.object({
  product,
  /** The size to start with, for example from a link; the first available one if it is not one of the product's. */
  skuId: v.nullish(id),
  /** Where in the shop the page is, and the campaign that led here. */
  location: text,
  csplId: v.nullish(id),
  /** Small items that go with it, at their add-on prices. */
  addOns: listOf(shopProductSchema),
  details: text,
  cooking: text,
  ingredients: text,
  allergens: text,
  nutrition: v.nullish(v.object({ serving: text, rows: listOf(nutrient) })),
  shipping: text,
  recipes: listOf(recipeCard),
  /** In chronological order; the first whose `order_by` is in the future counts. */
  delivery: listOf(promise),
  autoDelivery: v.nullish(
    v.object({
      /** Months, as the server spells them: `"1"`, `"2"` … */
      frequencies: listOf(v.string()),
      savingPercent: v.nullish(
        v.pipe(v.number(), v.check(isPercent, 'a whole number from 1 to 90')),
      ),
    }),
  ),
  club: v.nullish(v.object({ months: listOf(v.number()), startMonths: listOf(v.number()) })),
  /** Where to find similar gifts when it is sold out. */
  similarUrl: link,
})

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 90
}

export type PdpData = DeepReadonly<v.InferOutput<typeof pdpDataSchema>>
export type RecipeCard = NonNullable<NonNullable<PdpData['recipes']>[number]>
