import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Page data of the step shown if card entry is blocked. */
export const blockedDataSchema = v.object({
  /** The reference to quote on the phone; never the visitor's IP address. */
  reference: v.nullish(v.string()),
  /** When the phones open again, in words; null while they are open. */
  opens: v.nullish(v.string()),
  /** Whether the wallet can still be used. */
  isWalletAllowed: v.nullish(v.boolean()),
  /** Whether it replaced a form that the visitor was using. */
  isReplacement: v.nullish(v.boolean()),
})

export type BlockedData = DeepReadonly<v.InferOutput<typeof blockedDataSchema>>
