import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** What a page tells the billing step; each part may be absent. */
export const billingDataSchema = v.object({
  /** Where the confirmation goes, as the session knows it. Where it is missing, the buyer is asked. */
  email: v.nullish(v.string()),
  /** Whether a box for the terms has to be checked. */
  mustAgree: v.nullish(v.boolean()),
  /** Which cards the store takes, by their names: `Visa`. */
  acceptedCards: v.nullish(v.array(v.string())),
  /** What the store is called where it asks whether it may send texts. */
  store: v.nullish(v.string()),
})

export type BillingData = DeepReadonly<v.InferOutput<typeof billingDataSchema>>
