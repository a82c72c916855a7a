import { useCallback } from 'react'
import type { Outcome } from '../store/core/outcome'
import { failureKind } from '../texts/failureKind'
import { toastTexts } from '../texts/toast'
import { useTexts } from './useTexts'

/**
 * Returns the sentence to show for a failed outcome; null if it did not fail, or has no text.
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
