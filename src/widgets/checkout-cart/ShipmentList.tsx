import { useMemo, useRef, useState } from 'react'
import { useShipmentIds, useTexts } from '../../hooks'
import { LazyShipmentFinder, ShipmentCard } from '../../parts'
import { cartTexts } from '../../texts/cart'
import { LongList } from '../../ui'
import { useCollapsedCards } from './useCollapsedCards'

/** More shipments than this are collapsed. */
const VERY_MANY = 30
/** How high a card is, in rem: collapsed to one line, and with all that is in it. */
const [COLLAPSED, OPEN] = [6, 40]

/** The cards of a cart; those of a very long one are collapsed, and can be searched. */
export function ShipmentList() {
  const shipmentIds = useShipmentIds()
  const texts = useTexts(cartTexts)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const list = useRef<HTMLElement>(null)
  const isLong = shipmentIds.length > VERY_MANY
  const [asked, setAsked] = useState(0)
  // The finder forgets what was typed when it renders again.
  const { open, collapse, collapseAll } = useCollapsedCards(list, isLong, () => {
    setChosen(null)
    setAsked((count) => count + 1)
  })
  const shown = useMemo(
    () => (isLong && chosen ? shipmentIds.filter((id) => chosen.has(id)) : shipmentIds),
    [isLong, chosen, shipmentIds],
  )

  return (
    <>
      {isLong && (
        <LazyShipmentFinder
          key={asked}
          onChoose={setChosen}
          isFiltered={chosen !== null}
          isAllOpen={shown.every((id) => open.has(id))}
          onCollapseAll={(isOpen) => collapseAll(isOpen ? shown : [])}
        />
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
            onCollapse={isLong ? collapse : undefined}
          />
        )}
      </LongList>
    </>
  )
}
