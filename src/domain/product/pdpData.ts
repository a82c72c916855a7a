import * as v from 'valibot'
import { day, link, listOf, moment, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { shopProductSchema } from './shopProduct'

const id = v.pipe(v.number(), v.safeInteger())
const count = v.nullish(v.pipe(v.number(), v.check(isSmallCount, 'a whole number from 1 on')))

/** A number of months, or of minutes: whole, and not without end. */
function isSmallCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value < 10_000
}

/** Without a size there would be a button that adds nothing. */
const product = v.object({
  ...shopProductSchema.entries,
  skus: v.pipe(
    shopProductSchema.entries.skus,
    v.check((skus) => skus.length > 0, 'a list with at least one size'),
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

/** Until when to order for a delivery on a day. */
const promise = v.object({ order_by: moment, arrives: day })

/** A line of the table of nutrition: "Protein", "24 g", "48%". */
const nutrient = v.object({ label: v.string(), amount: v.string(), percent: text })

/**
 * What a page tells the app of a product: the product, and what this page alone knows of it. Without a product the server's HTML
 * stays; all else may be absent.
 */
export const pdpDataSchema = v.object({
  product,
  /** The size to begin with, as of a link; the first that can be had where it is none of the product's. */
  skuId: v.nullish(id),
  /** Where in the shop it is, and the campaign that led here. */
  location: text,
  csplId: v.nullish(id),
  /** Small things that go with it, at their add-on prices. */
  addOns: listOf(shopProductSchema),
  details: text,
  cooking: text,
  ingredients: text,
  allergens: text,
  nutrition: v.nullish(v.object({ serving: text, rows: listOf(nutrient) })),
  shipping: text,
  recipes: listOf(recipeCard),
  /** In the order of time; the first whose `order_by` is still to come counts. */
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
  /** Where similar gifts are, for when it is sold out. */
  similarUrl: link,
})

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 90
}

export type PdpData = DeepReadonly<v.InferOutput<typeof pdpDataSchema>>
export type RecipeCard = NonNullable<NonNullable<PdpData['recipes']>[number]>
