import * as v from 'valibot'

/**
 * Reorder decisions as a tab stores them: ids and days, never names. Validated when read, because pages without
 * reordering keep them as plain text.
 */
export const reorderDecisionsSchema = v.object({
  orderId: v.string(),
  /** The decisions by gift id; swaps are pairs of skus. */
  gifts: v.array(
    v.object({
      id: v.number(),
      isChosen: v.nullish(v.boolean()),
      swaps: v.nullish(v.array(v.array(v.number()))),
      address: v.nullish(v.picklist(['last', 'asked'])),
      day: v.nullish(v.string()),
      hasMessage: v.nullish(v.boolean()),
    }),
  ),
  /** `YYYY-MM-DD`, or `last-year`. */
  date: v.nullish(v.string()),
  hasMessages: v.boolean(),
})

export type ReorderDecisions = v.InferOutput<typeof reorderDecisionsSchema>
