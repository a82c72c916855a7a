import { useEffect } from 'react'
import { hasGiftCards } from '../../domain/cart/totals'
import { useCart, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { summaryTexts } from '../../texts/summary'
import { PromoRow } from '../code/PromoRow'
import { LazyGiftCardRows } from '../lazy/lazyNotices'
import { SummaryRow } from './SummaryRow'
import './SummaryTotals.css'
import { deduction } from '../../domain/deduction'
import { useAnnouncedTotal } from './useAnnouncedTotal'

/** The cart's totals, row by row, from the server's numbers. */
export function SummaryTotals() {
  const format = useFormat()
  const { cart, totals, isRestored, isSaving, taxStatus, calculateTax } = useCart()
  const texts = useTexts(summaryTexts)
  const { free } = useTexts(commonTexts)
  const isTaxMissing = totals?.tax === null
  const isSettled = !isTaxMissing || taxStatus === 'unavailable'
  const hasDue = totals !== null && totals.giftCards > 0
  // A restored cart has no gift cards, and is not announced as if reading them were a change.
  useAnnouncedTotal(
    totals && isSettled && !isRestored ? totals.amountDue : null,
    hasDue ? 'due-changed' : 'total-changed',
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed cart has a different tax
  useEffect(() => {
    // An answer that meets a change is dropped: it is requested once the change has ended, even if it was refused.
    if (isTaxMissing && !isRestored && !isSaving) void calculateTax()
  }, [isTaxMissing, cart, isRestored, isSaving, calculateTax])
  if (!totals) return null

  const { merchandise, promoDiscount, shipping, tax } = totals
  // The difference to the list prices, so that the rows add up, whatever else the server counts as savings.
  const itemSavings = Math.max(0, totals.strikeSubtotal - merchandise) || totals.lineSavings
  const saved = itemSavings + promoDiscount + shipping.discount
  const taxWords = taxStatus === 'loading' ? texts.taxLoading : texts.taxLater
  const hasCards = cart !== null && hasGiftCards(cart)
  return (
    <>
      <dl className="gw-sums">
        <SummaryRow name={texts.merchandise} amount={format.money(merchandise + itemSavings)} />
        {itemSavings > 0 && (
          <SummaryRow kind="off" name={texts.savings} amount={deduction(format, itemSavings)} />
        )}
        <PromoRow discountCents={promoDiscount} />
        {cart?.shipping_breakdown && (
          <SummaryRow
            name={texts.shipping}
            amount={shipping.standard === 0 ? free : format.money(shipping.standard)}
          />
        )}
        {shipping.upgrade > 0 && (
          <SummaryRow name={texts.upgrade} amount={format.money(shipping.upgrade)} />
        )}
        {shipping.discount > 0 && (
          <SummaryRow
            kind="off"
            name={texts.shippingDiscount}
            amount={deduction(format, shipping.discount)}
          />
        )}
        <SummaryRow name={texts.tax} amount={tax === null ? taxWords : format.money(tax)} />
        <SummaryRow kind="total" name={texts.total} amount={format.money(totals.total)} />
        {hasCards && <LazyGiftCardRows />}
        {hasDue && (
          <SummaryRow kind="total" name={texts.due} amount={format.money(totals.amountDue)} />
        )}
      </dl>
      {saved > shipping.discount && (
        <p className="gw-saved">{fill(texts.saved, { amount: format.money(saved) })}</p>
      )}
    </>
  )
}
