import { useCart, useTexts } from '../../hooks'
import { LazyCutoffWatch, RestoredNote } from '../../parts'
import { cartTexts } from '../../texts/cart'
import { fill } from '../../texts/catalogue'
import { Message, StatusRegion } from '../../ui'

/** A summary of the cart, and its most important notices. */
export function CartHeader({ summaryId }: { summaryId: string }) {
  const { cart, itemCount, isCutoffPassed } = useCart()
  const texts = useTexts(cartTexts)
  const people = cart?.recipients.length ?? 0

  const skip = () => document.getElementById(summaryId)?.focus()
  return (
    <header className="gw-cart-header">
      <button type="button" className="gw-cart-skip" onClick={skip}>
        {texts.skipToSummary}
      </button>
      <h1 className="gw-cart-title" data-gw-heading tabIndex={-1}>
        {texts.title}
      </h1>
      <p className="gw-cart-contents">{fill(texts.contents, { items: itemCount, people })}</p>
      <RestoredNote />
      <StatusRegion className="gw-cart-cutoff">
        {isCutoffPassed ? <Message tone="info">{texts.cutoffPassed}</Message> : <LazyCutoffWatch />}
      </StatusRegion>
    </header>
  )
}
