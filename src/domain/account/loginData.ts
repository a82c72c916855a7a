import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Page data of checkout's first step; each part can be absent. */
export const loginDataSchema = v.object({
  /** The token that account forms have to send. */
  token: v.nullish(v.string()),
  /** Whether the shop reveals that an email has an account. */
  tellsKnownEmails: v.nullish(v.boolean()),
})

export type LoginData = DeepReadonly<v.InferOutput<typeof loginDataSchema>>
