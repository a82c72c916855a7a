import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Page data of the account area; each part can be absent. */
export const myAccountDataSchema = v.object({
  /** `my-account` shows the menu beside the screen; any other name shows none, for pages with their own menu. */
  layout: v.nullish(v.string()),
  /** The token that account forms have to send. */
  token: v.nullish(v.string()),
})

export type MyAccountData = DeepReadonly<v.InferOutput<typeof myAccountDataSchema>>
