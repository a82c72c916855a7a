import { useState } from 'react'
import { useAccount, useTexts } from '../../hooks'
import { Failure, HelpLine } from '../../parts'
import { accountTexts } from '../../texts/account'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'

/** Nobody could say who the shopper is: another try, and help. */
export function AccountFailed() {
  const { refresh } = useAccount()
  const { failedTitle, failedText } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await refresh()
    setTrying(false)
  }
  return (
    <Failure
      title={failedTitle}
      actions={
        <>
          <Button isBusy={isTrying} onClick={() => void retry()}>
            {tryAgain}
          </Button>
          <HelpLine />
        </>
      }
    >
      {failedText}
    </Failure>
  )
}
