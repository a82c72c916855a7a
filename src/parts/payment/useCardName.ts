import { useCallback } from 'react'
import { type SavedCard, useTexts } from '../../hooks'
import { cardTexts } from '../../texts/card'
import { fill } from '../../texts/catalogue'

/** What a saved card is called: `Visa ending 4242`; a wallet, and what has no digits, by its brand. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'last_four'>) => string {
  const { name, unknown } = useTexts(cardTexts)
  return useCallback(
    ({ brand, last_four }) => {
      const known = brand?.trim() || unknown
      return last_four ? fill(name, { brand: known, last4: last_four }) : known
    },
    [name, unknown],
  )
}
