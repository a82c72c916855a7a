import { useState } from 'react'
import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'

/** What could not be read, and another try. */
export function NotLoaded({ onRetry }: { onRetry(): Promise<unknown> }) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  return (
    <Failure
      actions={
        <Button isBusy={isTrying} onClick={() => void retry()}>
          {tryAgain}
        </Button>
      }
    >
      {failed}
    </Failure>
  )
}
