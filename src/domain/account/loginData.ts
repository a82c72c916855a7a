import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** What a page tells the first step of checkout; each part may be absent. */
export const loginDataSchema = v.object({
  /** The token that forms for accounts have to send along. */
  token: v.nullish(v.string()),
  /** Whether the shop tells anybody that an email has an account. */
  tellsKnownEmails: v.nullish(v.boolean()),
})

export type LoginData = DeepReadonly<v.InferOutput<typeof loginDataSchema>>
