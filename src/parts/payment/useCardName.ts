import { useCallback } from 'react'
import { type SavedCard, useTexts } from '../../hooks'
import { cardTexts } from '../../texts/card'
import { fill } from '../../texts/catalogue'

/**
 * Returns a function that names a saved card: `Visa ending 4242`; wallets and cards without digits by
 * brand.
 */
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
