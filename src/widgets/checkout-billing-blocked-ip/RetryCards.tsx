import { useState } from 'react'
import { stepLink } from '../../domain/checkout/stepLink'
import { useHostedPaymentForm, usePage, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { commonTexts } from '../../texts/common'
import { Button, Message, Stack } from '../../ui'

/** Asks once more whether cards may be entered; where they may, it goes on to the payment. */
// Assumption: a connection that is blocked gets no session of the card form; the specification does not say
// how a block is lifted.
export function RetryCards() {
  const { ask } = useHostedPaymentForm()
  const { links } = usePage()
  const texts = useTexts(blockedTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [state, setState] = useState<'idle' | 'trying' | 'still' | 'failed' | 'ok'>('idle')

  async function retry() {
    setState('trying')
    const { status, reason } = await ask()
    if (status !== 'allowed') return setState(reason === 'refused' ? 'still' : 'failed')
    setState('ok')
    const href = stepLink(links, 'checkout-billing')
    if (href) location.assign(href)
  }
  const isNews = state === 'still' || state === 'failed' || state === 'ok'
  return (
    <Stack gap={3}>
      <div>
        <Button
          saves
          isBusy={state === 'trying'}
          busyText={texts.trying}
          onClick={() => void retry()}
        >
          {tryAgain}
        </Button>
      </div>
      <div role="status">
        {isNews && <Message tone={state === 'ok' ? 'ok' : 'info'}>{texts[state]}</Message>}
      </div>
    </Stack>
  )
}
