import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useAnnounce, usePage, useReadCart, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { failureTexts } from '../../texts/failure'
import { Button, Message } from '../../ui'

/** Reloads the cart: on success, goes to the cart or to payment; otherwise shows that it failed. */
export function RetryButton({ isPaying }: { isPaying: boolean }) {
  const readCart = useReadCart()
  const { links } = usePage()
  const { tryAgain } = useTexts(commonTexts)
  const { trying, failed } = useTexts(failureTexts)
  const announce = useAnnounce()
  const [status, setStatus] = useState<'idle' | 'trying' | 'failed'>('idle')
  const to = safeUrl(isPaying ? (links.checkoutBilling ?? links.cart) : links.cart)

  const retry = async () => {
    setStatus('trying')
    const cart = await readCart()
    const isThere = cart && to
    // Back can show this page in the state in which it was left.
    setStatus(isThere ? 'idle' : 'failed')
    if (isThere) return location.assign(to)
    announce('say', { text: failed })
  }
  return (
    <>
      {status === 'failed' && <Message tone="error">{failed}</Message>}
      <Button
        variant="primary"
        isBusy={status === 'trying'}
        busyText={trying}
        onClick={() => void retry()}
      >
        {tryAgain}
      </Button>
    </>
  )
}
