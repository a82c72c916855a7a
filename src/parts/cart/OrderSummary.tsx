import { useId } from 'react'
import { hasGiftCards } from '../../domain/cart/totals'
import { useCart, useCartSelector, useStore, useTexts } from '../../hooks'
import { summaryTexts } from '../../texts/summary'
import { Card } from '../../ui'
import { CheckoutButton } from '../checkout/CheckoutButton'
import { CodeField } from '../code/CodeField'
import {
  LazyClosingNote,
  LazyGiftCardNotice,
  LazyPendingNote,
  LazyWalletRegion,
} from '../lazy/lazyNotices'
import { HelpLine } from '../page/HelpLine'
import './OrderSummary.css'
import { type TypedCode, useTypedCode } from '../code/useTypedCode'
import { SummaryTotals } from './SummaryTotals'

export interface OrderSummaryProps {
  /** Id of the heading, for links to it. */
  headingId?: string
  /** The typed code, if another checkout button shares it. */
  code?: TypedCode
  /** True if a `CheckoutBar` replaces the button while the container is narrow. */
  isBarred?: boolean
}

/** Totals, codes and the checkout button. A typed code is applied before checkout. */
export function OrderSummary({ headingId, code, isBarred }: OrderSummaryProps) {
  const texts = useTexts(summaryTexts)
  const ownId = useId()
  const ownCode = useTypedCode()
  const { wallet } = useStore()
  const id = headingId ?? ownId
  const typed = code ?? ownCode
  const hasCards = useCartSelector((cart) => cart !== null && hasGiftCards(cart))

  return (
    <Card as="section" isAccented className="gw-summary" aria-labelledby={id}>
      <h2 className="gw-summary-title" id={id} tabIndex={-1}>
        {texts.title}
      </h2>
      <SummaryTotals />
      <Saving />
      {hasCards && <LazyGiftCardNotice />}
      <CodeField code={typed} />
      <div className="gw-summary-closing">
        <LazyClosingNote />
      </div>
      <div className="gw-summary-checkout" data-barred={isBarred || undefined}>
        <CheckoutButton onBefore={typed.apply} />
      </div>
      {wallet && <LazyWalletRegion onBefore={typed.apply} />}
      <div className="gw-summary-foot">
        <HelpLine />
      </div>
    </Card>
  )
}

/** Shows any change in progress, even one whose line is no longer visible. */
function Saving() {
  const { isSaving } = useCart()
  return isSaving && <LazyPendingNote isVoice />
}
