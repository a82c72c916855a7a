import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Page data of the billing step; each part can be absent. */
export const billingDataSchema = v.object({
  /** The confirmation email known from the session. If absent, the buyer is asked. */
  email: v.nullish(v.string()),
  /** Whether the terms have to be accepted with a checkbox. */
  mustAgree: v.nullish(v.boolean()),
  /** Names of the cards that the store accepts: `Visa`. */
  acceptedCards: v.nullish(v.array(v.string())),
  /** The store's name in the question about text messages. */
  store: v.nullish(v.string()),
})

export type BillingData = DeepReadonly<v.InferOutput<typeof billingDataSchema>>
