import type { AnswerOf, InputOf, Row } from '../../api/row'
import type { StoreContext } from './context'
import { failure, type SaveOutcome } from './outcome'

/** Sends a cart change with its entities marked as pending, and reports a failure. */
export async function save<TRow extends Row>(
  context: StoreContext,
  keys: readonly string[],
  row: TRow,
  input: () => InputOf<TRow> | null,
  isSuccess: (answer: AnswerOf<TRow> | null) => boolean = () => true,
): Promise<SaveOutcome> {
  const result = await context.whilePending(keys, () => context.cart.change(row, input))
  if (result.ok && isSuccess(result.answer)) return { status: 'saved' }
  return failure(context.report, result)
}
