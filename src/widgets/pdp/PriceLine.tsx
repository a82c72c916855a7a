import { useEffect, useRef } from 'react'
import {
  type ProductSize,
  type UseProductResult,
  useAnnounce,
  useFormat,
  useMinute,
  useTexts,
} from '../../hooks'
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
export function PriceLine({ product: { size, sizes, sale } }: PriceLineProps) {
  const format = useFormat()
  const texts = useTexts(pdpTexts)
  const { was, now } = useTexts(commonTexts)
  const endedHere = useEnded(sizes, sale.isOver)
  const { priceCents = null, wasCents = null } = size ?? {}
  const amount = priceCents === null ? '' : format.money(priceCents)
  const ended = size && endedHere.includes(size.skuId) ? fill(texts.saleOver, { amount }) : null
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

/** Skus of the sizes that were on sale when the page opened, once that sale has ended. */
function useEnded(sizes: readonly ProductSize[], isOver: boolean): readonly number[] {
  // Before the first minute, nothing counts as over.
  const isKnown = useMinute() !== null
  const onSale = useRef<readonly number[]>([])
  useEffect(() => {
    if (!isKnown || isOver) return
    onSale.current = sizes.filter(({ wasCents }) => wasCents !== null).map(({ skuId }) => skuId)
  }, [isKnown, isOver, sizes])
  return isOver ? onSale.current : []
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
