import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Why checkout could not go on. */
// Assumption: the codes; the specification names none.
export const ERROR_REASONS = [
  'cart-not-found',
  'ordered',
  'expired',
  'unknown',
  'provider',
  'item',
  'maintenance',
  'generic',
] as const

/** What a page tells of an error; without a reason it was reached by a bookmark, and nothing is wrong. */
export const errorDataSchema = v.object({
  /** A reason that is not known counts as `generic`. */
  reason: v.nullish(v.string()),
  /** What a person on the phone asks for. */
  reference: v.nullish(v.string()),
  /** Only where the server is sure of it. */
  isNotCharged: v.nullish(v.boolean()),
})

export type ErrorData = DeepReadonly<v.InferOutput<typeof errorDataSchema>>
export type ErrorReason = (typeof ERROR_REASONS)[number]

/** The reason that a page names; `none` where it names none. */
export function errorReason(reason: string | null | undefined): ErrorReason | 'none' {
  if (!reason) return 'none'
  return ERROR_REASONS.find((one) => one === reason) ?? 'generic'
}
