import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** What a page tells the step that stands in for the payment where cards may not be entered. */
export const blockedDataSchema = v.object({
  /** What a person on the phone asks for; never the address of the visitor. */
  reference: v.nullish(v.string()),
  /** When the phones open again, in words; null while they are answered. */
  opens: v.nullish(v.string()),
  /** Whether the wallet may be used all the same. */
  isWalletAllowed: v.nullish(v.boolean()),
  /** Whether it took the place of a form that the visitor was in. */
  isReplacement: v.nullish(v.boolean()),
})

export type BlockedData = DeepReadonly<v.InferOutput<typeof blockedDataSchema>>
