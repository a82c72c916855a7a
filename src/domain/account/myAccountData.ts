import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** What a page tells the account area; each part may be absent. */
export const myAccountDataSchema = v.object({
  /** `my-account` has the menu beside the screen; any other name stands for none, as on a page with a menu of its own. */
  layout: v.nullish(v.string()),
  /** The token that forms for accounts have to send along. */
  token: v.nullish(v.string()),
})

export type MyAccountData = DeepReadonly<v.InferOutput<typeof myAccountDataSchema>>
