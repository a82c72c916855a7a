import { useState } from 'react'
import { useTexts } from '../../hooks'
import { useIsCartNotFound } from '../../hooks/internal/useIsCartNotFound'
import { cartTexts } from '../../texts/cart'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'
import { HelpLine } from '../page/HelpLine'

/** Shown when the cart could not be loaded: what is safe, and what to do. */
export function CartFailed({ onRetry }: { onRetry(): Promise<unknown> }) {
  const isNotFound = useIsCartNotFound()
  const texts = useTexts(cartTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setIsTrying] = useState(false)

  const retry = async () => {
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <Failure
      title={isNotFound ? texts.notFoundTitle : texts.failedTitle}
      actions={
        <>
          <Button isBusy={isTrying} onClick={() => void retry()}>
            {tryAgain}
          </Button>
          <HelpLine />
        </>
      }
    >
      {!isNotFound && texts.failedText}
    </Failure>
  )
}
