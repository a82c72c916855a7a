import * as v from 'valibot'
import { cartSchema, savedAddressSchema } from './entities'

/** Guards of what may come back from a device's storage, by slot: any bytes may stand there. */
export const persistedSchemas = {
  cart: cartSchema,
  recipients: v.array(savedAddressSchema),
  promo: v.string(),
  dismissed: v.array(v.string()),
  kitchen: v.array(
    v.object({
      id: v.string(),
      checked: v.array(v.number()),
      step: v.number(),
      servings: v.nullish(v.number()),
    }),
  ),
  order: v.object({ key: v.string(), cartId: v.number() }),
  told: v.object({ cartId: v.number(), told: v.array(v.string()) }),
  people: v.object({ current: v.nullish(v.number()), used: v.array(v.number()) }),
  again: v.object({
    orderId: v.string(),
    /** By the id of each, what was decided of it: what takes whose place as pairs of skus. */
    gifts: v.array(
      v.object({
        id: v.number(),
        isChosen: v.nullish(v.boolean()),
        swaps: v.nullish(v.array(v.array(v.number()))),
        address: v.nullish(v.string()),
        day: v.nullish(v.string()),
        hasMessage: v.nullish(v.boolean()),
      }),
    ),
    /** As `YYYY-MM-DD`, or `last-year`. */
    date: v.nullish(v.string()),
    hasMessages: v.boolean(),
  }),
  recent: v.array(v.object({ item_id: v.number(), sku_id: v.nullish(v.number()) })),
} as const satisfies Record<string, v.GenericSchema>

/** An order that was sent: the key of its attempt, and the cart that it was made of. */
export type PersistedAttempt = v.InferOutput<typeof persistedSchemas.order>

/** What was decided of an order that is sent again. */
export type PersistedReorder = v.InferOutput<typeof persistedSchemas.again>
