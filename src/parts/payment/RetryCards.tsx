import { useState } from 'react'
import { useHostedPaymentForm, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { commonTexts } from '../../texts/common'
import { Button, Message, Stack } from '../../ui'

interface RetryCardsProps {
  /** Texts for when cards are still blocked, and when they are allowed again. */
  says: Readonly<Record<'still' | 'ok', string>>
  onAllowed(): void
}

/** Checks again whether cards can be entered. */
// Assumption: a blocked connection gets no card form session; the specification does not say how a block is
// lifted.
export function RetryCards({ says, onAllowed }: RetryCardsProps) {
  const { ask } = useHostedPaymentForm()
  const { trying, failed } = useTexts(blockedTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [state, setState] = useState<'idle' | 'trying' | 'still' | 'failed' | 'ok'>('idle')

  async function retry() {
    setState('trying')
    const { status, reason } = await ask()
    if (status !== 'allowed') return setState(reason === 'refused' ? 'still' : 'failed')
    setState('ok')
    onAllowed()
  }
  const isNews = state === 'still' || state === 'failed' || state === 'ok'
  return (
    <Stack gap={3}>
      <div>
        <Button saves isBusy={state === 'trying'} busyText={trying} onClick={() => void retry()}>
          {tryAgain}
        </Button>
      </div>
      <div role="status">
        {isNews && (
          <Message tone={state === 'ok' ? 'ok' : 'info'}>{{ ...says, failed }[state]}</Message>
        )}
      </div>
    </Stack>
  )
}
