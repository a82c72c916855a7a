import { useEffect, useRef } from 'react'
import { type UseProductResult, useAnnounce, useFormat, useMinute, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pdpTexts } from '../../texts/pdp'
import { Money } from '../../ui'

interface PriceLineProps {
  product: UseProductResult
}

/**
 * The selected size's price, its previous price, and the time left in the sale. Says so if the sale ends
 * meanwhile.
 */
export function PriceLine({ product: { size, sale } }: PriceLineProps) {
  const format = useFormat()
  const texts = useTexts(pdpTexts)
  const { was, now } = useTexts(commonTexts)
  const isEndedHere = useEnded(sale.isOver)
  const { priceCents = null, wasCents = null } = size ?? {}
  const amount = priceCents === null ? '' : format.money(priceCents)
  const ended = isEndedHere && amount ? fill(texts.saleOver, { amount }) : null
  useSaidOnce(ended)

  if (priceCents === null) return null
  return (
    <div className="gw-price-line">
      <Money
        className="gw-price-line-amount"
        amount={amount}
        was={wasCents === null ? undefined : format.money(wasCents)}
        wasWord={was}
        nowWord={now}
      />
      {wasCents !== null && (
        <span className="gw-price-line-saved">
          {fill(texts.save, { amount: format.money(wasCents - priceCents) })}
        </span>
      )}
      {wasCents !== null && <Countdown sale={sale} />}
      {ended && <p className="gw-price-line-over">{ended}</p>}
    </div>
  )
}

/** Time left in the sale. Not a live region, and labeled by its end, so that each hour is not announced. */
function Countdown({ sale: { remaining, endsOn, isEndingSoon } }: Pick<UseProductResult, 'sale'>) {
  const { ends, soon } = useTexts(bannerTexts)
  if (!remaining || !endsOn) return null
  return (
    <span className="gw-price-line-left">
      <span role="timer" aria-label={fill(ends, { ...endsOn })}>
        {remaining}
      </span>
      {isEndingSoon && <span>{soon}</span>}
    </span>
  )
}

/** Whether a sale that was on when the page opened has ended since. */
function useEnded(isOver: boolean): boolean {
  // Before the first minute, nothing counts as over.
  const isKnown = useMinute() !== null
  const ran = useRef(false)
  useEffect(() => {
    if (isKnown && !isOver) ran.current = true
  }, [isKnown, isOver])
  return isOver && ran.current
}

function useSaidOnce(text: string | null): void {
  const announce = useAnnounce()
  const said = useRef(false)
  useEffect(() => {
    if (text === null || said.current) return
    said.current = true
    announce('say', { text })
  }, [text, announce])
}
