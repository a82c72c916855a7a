import * as v from 'valibot'
import { cartSchema, savedAddressSchema } from './entities'

/** Guards of values from the device's storage, by slot: the storage can contain anything. */
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
  timers: v.array(v.object({ recipeId: v.string(), step: v.number(), endsAt: v.number() })),
  order: v.object({
    key: v.string(),
    cartId: v.number(),
    /** Whose cart it is; null for a guest's. */
    custId: v.nullish(v.number()),
    isNotPlaced: v.nullish(v.boolean()),
  }),
  ordered: v.boolean(),
  steps: v.object({ cartId: v.number(), steps: v.array(v.string()) }),
  people: v.object({ current: v.nullish(v.number()), used: v.array(v.number()) }),
  again: v.string(),
  drafts: v.array(
    v.object({
      id: v.string(),
      isGuests: v.boolean(),
      /** The customer that it belongs to; null for a guest's, or if the customer was not known. */
      custId: v.nullish(v.number()),
      skuId: v.nullish(v.number()),
      quantity: v.number(),
      people: v.array(v.string()),
      names: v.array(v.object({ fname: v.string(), lname: v.string() })),
      message: v.string(),
      frequency: v.nullish(v.string()),
      addOns: v.array(v.number()),
      club: v.nullish(v.object({ orders: v.number(), startMonth: v.number() })),
      eGift: v.nullish(
        v.object({
          fname: v.string(),
          lname: v.string(),
          email: v.string(),
          /** Null until the shopper chooses one. */
          day: v.nullish(v.string()),
        }),
      ),
    }),
  ),
  recent: v.array(v.object({ item_id: v.number(), sku_id: v.nullish(v.number()) })),
} as const satisfies Record<string, v.GenericSchema>

/** An order that was sent: its attempt's key, its cart, and whether it is known not to be placed. */
export type PersistedAttempt = v.InferOutput<typeof persistedSchemas.order>

/** Choices and text on a product page that are not in the cart yet. */
export type ProductDraft = v.InferOutput<typeof persistedSchemas.drafts>[number]
