import { useId, useState } from 'react'
import { useCodeField, useTexts } from '../hooks'
import { summaryTexts } from '../texts/summary'
import { Card } from '../ui'
import { CheckoutButton } from './CheckoutButton'
import { CodeField } from './CodeField'
import './OrderSummary.css'
import { SummaryTotals } from './SummaryTotals'

/** Codes, sums and the way on. A code that was typed and not applied is applied before checkout. */
export function OrderSummary({ headingId }: { headingId?: string }) {
  const { apply } = useCodeField()
  const texts = useTexts(summaryTexts)
  const [code, setCode] = useState('')
  const ownId = useId()
  const id = headingId ?? ownId

  const applyCode = async (): Promise<boolean> => {
    const outcome = await apply(code)
    const isTaken = outcome === null || outcome === 'accepted' || outcome === 'gift-card-applied'
    if (isTaken) setCode('')
    return isTaken
  }

  return (
    <Card as="section" isAccented className="gw-summary" aria-labelledby={id}>
      <h2 className="gw-summary-title" id={id} tabIndex={-1}>
        {texts.title}
      </h2>
      <SummaryTotals />
      <CodeField text={code} onText={setCode} onApply={applyCode} />
      <CheckoutButton onBefore={applyCode} />
    </Card>
  )
}
