import { useState } from 'react'
import { useTexts } from '../../hooks'
import { billingTexts } from '../../texts/billing'
import { commonTexts } from '../../texts/common'
import { Button, Message } from '../../ui'
import type { Billing } from './useBilling'

/** Shown if the saved cards could not be loaded, with a retry button; other methods still work. */
export function CardsFailed({ billing: { cardStatus, retryCards } }: { billing: Billing }) {
  const { cardsFailed } = useTexts(billingTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  if (cardStatus !== 'failed') return null

  async function retry() {
    setTrying(true)
    await retryCards()
    setTrying(false)
  }
  return (
    <Message
      tone="warn"
      actions={
        <Button isBusy={isTrying} onClick={() => void retry()}>
          {tryAgain}
        </Button>
      }
    >
      {cardsFailed}
    </Message>
  )
}
