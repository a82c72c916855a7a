import { useEffect, useState } from 'react'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'

/**
 * What an add-on costs when it is bought by itself, in US cents; null before the answer, and where
 * nobody could say. No item, no question.
 *
 * @example
 * const cents = useNonAddOnPrice(line.item_id)
 * return cents === null ? null : <p>Bought by itself: {formatUsd(cents)}</p>
 */
export function useNonAddOnPrice(itemId: number | null): number | null {
  const { nonAddOnPrice } = useStore().use(catalogueActions)
  const [known, setKnown] = useState<{ itemId: number; cents: number | null }>()
  useEffect(() => {
    if (itemId === null) return
    let isWanted = true
    void nonAddOnPrice(itemId).then((outcome) => {
      const cents = outcome.status === 'ready' ? outcome.cents : null
      if (isWanted) setKnown({ itemId, cents })
    })
    return () => {
      isWanted = false
    }
  }, [itemId, nonAddOnPrice])
  return known && known.itemId === itemId ? known.cents : null
}
