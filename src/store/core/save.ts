import type { AnswerOf, InputOf, Row } from '../../api/row'
import { dialogActions } from '../dialog/dialogs'
import type { StoreContext } from './context'
import { factsOf } from './report'
import type { Result } from './serverCart'

export type SaveOutcome = 'saved' | 'failed'

/**
 * Sends a change of the cart with its entities marked as pending. A failure is reported, and told to
 * the shopper in one quiet sentence, since the control is back at the server's value.
 */
export async function save<TRow extends Row>(
  context: StoreContext,
  keys: readonly string[],
  row: TRow,
  input: () => InputOf<TRow> | null,
  isSuccess: (answer: AnswerOf<TRow> | null) => boolean = () => true,
): Promise<SaveOutcome> {
  const result = await context.whilePending(keys, () => context.cart.change(row, input))
  if (result.ok && isSuccess(result.answer)) return 'saved'
  return failQuietly(context, result)
}

/** Reports a failed change and says so politely; one that nobody knows of is not called undone. */
export function failQuietly(context: StoreContext, result: Result<unknown>): 'failed' {
  context.report('change-failed', result.ok ? { kind: 'refused' } : factsOf(result.error))
  context.use(dialogActions).toast(failureOf(result), {}, { tone: 'error' })
  return 'failed'
}

/** What is known of a failed change: nothing, that it was never sent, or that it was not made. */
function failureOf(result: Result<unknown>): string {
  if (result.ok) return 'change-not-saved'
  if (result.isUnsure) return 'change-unsure'
  return result.error.code === 'offline' ? 'change-offline' : 'change-not-saved'
}
