import { useState } from 'react'
import { useTexts } from '../../hooks'
import { PeopleChoice, SizeChoice } from '../../parts'
import { pdpTexts } from '../../texts/pdp'
import { Icon } from '../../ui'
import { Arrival } from './Arrival'
import { Heading } from './Heading'
import { LazyClubChoice, LazyEGiftFields, LazyMessage } from './lazyMore'
import { PriceLine } from './PriceLine'
import './purchase.css'
import type { BuyBox } from './useBuyBox'

/** The main choices: size and recipients, and the delivery date. */
export function Purchase({ buyBox }: { buyBox: BuyBox }) {
  const { item, product, choice } = buyBox
  const { amount } = useTexts(pdpTexts)
  return (
    <div className="gw-purchase">
      <Heading item={item} />
      <PriceLine product={product} />
      <SizeChoice product={product} name={item.name} legend={item.is_egift ? amount : undefined} />
      {item.is_egift ? (
        <LazyEGiftFields buyBox={buyBox} />
      ) : (
        <PeopleChoice choice={choice} isCompact />
      )}
      {item.is_club && <LazyClubChoice buyBox={buyBox} />}
      {!item.is_egift && <Arrival buyBox={buyBox} />}
      <MessageOpener buyBox={buyBox} />
    </div>
  )
}

/** Opens the gift message inline. */
function MessageOpener({ buyBox }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="gw-purchase-message">
      <button
        type="button"
        className="gw-purchase-opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="note" />
        <span className="gw-purchase-words">{(!isOpen && buyBox.message) || texts.message}</span>
        <Icon className="gw-purchase-mark" name="chevron" />
      </button>
      {isOpen && <LazyMessage buyBox={buyBox} />}
    </div>
  )
}
