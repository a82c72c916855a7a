import { useSaleCountdown, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { productCardTexts } from '../../texts/productCard'
import './SaleCountdown.css'

/**
 * How much is left of a sale: nothing at seven days and more, and once it is over. It is not live, and
 * named by the end, or a screen reader would be told the same sale anew with every hour.
 */
export function SaleCountdown({ ends }: { ends: string | null | undefined }) {
  const { remaining, endsOn } = useSaleCountdown(ends)
  const texts = useTexts(productCardTexts)
  if (!remaining || !endsOn) return null
  return (
    <span className="gw-sale-countdown" role="timer" aria-label={fill(texts.ends, { ...endsOn })}>
      {remaining}
    </span>
  )
}
