import { useCallback } from 'react'
import type { Outcome } from '../store/core/outcome'
import { failureKind } from '../texts/failureKind'
import { toastTexts } from '../texts/toast'
import { useTexts } from './useTexts'

/**
 * The sentence for what a verb has resolved to; null where it did not fail, and there is nothing to say.
 *
 * @example
 * const textOf = useOutcomeText()
 * setError(textOf(await setQuantity(3)))
 */
export function useOutcomeText(): (outcome: Outcome<string>) => string | null {
  const texts: Readonly<Record<string, string>> = useTexts(toastTexts)
  return useCallback(
    ({ status, reason }) => (status === 'failed' ? (texts[failureKind(reason)] ?? null) : null),
    [texts],
  )
}
