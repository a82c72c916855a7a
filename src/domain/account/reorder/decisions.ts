import * as v from 'valibot'

/**
 * What was decided of an order that is sent again, as a tab keeps it: ids and days, and never a name. Guarded where
 * it is read, as pages that send nothing again keep it as a mere text.
 */
export const reorderDecisionsSchema = v.object({
  orderId: v.string(),
  /** By the id of each, what was decided of it: what takes whose place as pairs of skus. */
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
  /** As `YYYY-MM-DD`, or `last-year`. */
  date: v.nullish(v.string()),
  hasMessages: v.boolean(),
})

export type ReorderDecisions = v.InferOutput<typeof reorderDecisionsSchema>
