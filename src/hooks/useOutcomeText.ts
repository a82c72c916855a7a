import { useCallback } from 'react'
import type { Outcome } from '../store/core/outcome'
import { accountTexts } from '../texts/account'
import { failureKind } from '../texts/failureKind'
import { toastTexts } from '../texts/toast'
import { useTexts } from './useTexts'

/**
 * Returns the sentence to show for a failed outcome; null if it did not fail, or has no text. `of` is what was to
 * be changed: the cart, or the customer's account.
 *
 * @example
 * const textOf = useOutcomeText()
 * setError(textOf(await setQuantity(3)))
 */
export function useOutcomeText(
  of: 'cart' | 'account' = 'cart',
): (outcome: Outcome<string>) => string | null {
  const texts: Readonly<Record<string, string>> = useTexts(toastTexts)
  const { notSaved } = useTexts(accountTexts)
  return useCallback(
    ({ status, reason }) => {
      if (status !== 'failed') return null
      if (of === 'account' && reason !== 'offline') return notSaved
      return texts[failureKind(reason)] ?? null
    },
    [of, texts, notSaved],
  )
}
