import { useSaleCountdown, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { productCardTexts } from '../../texts/productCard'
import './SaleCountdown.css'

/**
 * Time left in a sale; renders nothing at seven days or more, and once it is over. Not a live region, and
 * labeled by its end, so that a screen reader does not announce the same sale every hour.
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
