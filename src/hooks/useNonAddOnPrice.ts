import { useEffect, useState } from 'react'
import { catalogueActions } from '../store/offer/actions'
import { useStore } from './StoreProvider'

/**
 * Price of an add-on when bought on its own, in US cents; null until loaded, or if unknown. Makes no
 * request without an item.
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
