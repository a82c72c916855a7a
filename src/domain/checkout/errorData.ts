import * as v from 'valibot'
import type { DeepReadonly } from '../schema/entities'

/** Why checkout could not continue. */
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

/** Page data of the error page; without a reason, it was opened from a bookmark and nothing is wrong. */
export const errorDataSchema = v.object({
  /** An unknown reason counts as `generic`. */
  reason: v.nullish(v.string()),
  /** The reference to quote on the phone. */
  reference: v.nullish(v.string()),
  /** True only if the server is certain. */
  isNotCharged: v.nullish(v.boolean()),
})

export type ErrorData = DeepReadonly<v.InferOutput<typeof errorDataSchema>>
export type ErrorReason = (typeof ERROR_REASONS)[number]

/** The page's reason; `none` if it has none. */
export function errorReason(reason: string | null | undefined): ErrorReason | 'none' {
  if (!reason) return 'none'
  return ERROR_REASONS.find((one) => one === reason) ?? 'generic'
}
