import { useState } from 'react'
import { formatPhone } from '../domain/limits'
import { useCart, usePage, useTexts } from '../hooks'
import { cartTexts } from '../texts/cart'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { Button, Message } from '../ui'

/** A cart that could not be read: what is safe, and what to do. */
export function CartFailed({ onRetry }: { onRetry(): Promise<boolean> }) {
  const { isNotFound } = useCart()
  const { help } = usePage()
  const texts = useTexts(cartTexts)
  const { tryAgain, error } = useTexts(commonTexts)
  const [isTrying, setIsTrying] = useState(false)

  const retry = async () => {
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <Message
      role="alert"
      tone="error"
      word={error}
      title={isNotFound ? texts.notFoundTitle : texts.failedTitle}
      actions={
        <>
          <Button isBusy={isTrying} onClick={() => void retry()}>
            {tryAgain}
          </Button>
          {help.phone && (
            <a className="gw-help" href={`tel:${help.phone.replace(/[^\d+]/g, '')}`}>
              {fill(texts.failedHelp, { phone: formatPhone(help.phone) })}
            </a>
          )}
        </>
      }
    >
      {!isNotFound && texts.failedText}
    </Message>
  )
}
