import { useCallback, useRef, useState } from 'react'
import { useShipmentIds, useTexts } from '../../hooks'
import { LazyShipmentFinder, ShipmentCard } from '../../parts'
import { cartTexts } from '../../texts/cart'
import { LongList } from '../../ui'
import { useCollapsedCards } from './useCollapsedCards'
import { useRevealed } from './useRevealed'

/** Longer lists get a search field. */
const SEARCHED = 12
/** Approximate height of a card, in rem: collapsed, and expanded. */
const [COLLAPSED, OPEN] = [5, 40]

/** The cards of a cart; many are shown as rows that expand in place. */
export function ShipmentList() {
  const shipmentIds = useShipmentIds()
  const texts = useTexts(cartTexts)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const list = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(0)
  const { isLong, open, setOpen } = useCollapsedCards(shipmentIds)
  const expand = useCallback(
    (id: number) => {
      // It may be filtered out; remounting the finder clears its query.
      setChosen(null)
      setAsked((count) => count + 1)
      setOpen([id], true)
    },
    [setOpen],
  )
  useRevealed(list, isLong, expand)
  const isSearched = isLong && shipmentIds.length > SEARCHED
  const shown = isSearched && chosen ? shipmentIds.filter((id) => chosen.has(id)) : shipmentIds

  return (
    <div className="gw-cart-list">
      {isLong && (
        <div className="gw-cart-finder" data-searched={isSearched || undefined}>
          <LazyShipmentFinder
            key={asked}
            onChoose={isSearched ? setChosen : undefined}
            isFiltered={chosen !== null}
            isAllOpen={shown.every((id) => open.has(id))}
            onCollapseAll={(isOpen) => setOpen(shown, isOpen)}
          />
        </div>
      )}
      <LongList
        ref={list}
        className="gw-cart-shipments"
        data-collapsed={isLong || undefined}
        aria-label={texts.shipments}
        ids={shown}
        height={isLong ? COLLAPSED : OPEN}
      >
        {(id) => (
          <ShipmentCard
            shipmentId={id}
            isOpen={!isLong || open.has(id)}
            onCollapse={isLong ? setOpen : undefined}
          />
        )}
      </LongList>
    </div>
  )
}
