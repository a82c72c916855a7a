import { type ReactNode, useState } from 'react'
import { useStoreEvent, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'
import { HelpLine } from '../page/HelpLine'
import { useOnReconnect } from '../page/useOnReconnect'

interface LoadFailedProps {
  title?: string
  /** What is said; that it could not be loaded where it is absent. */
  children?: ReactNode
  /** Whether help is offered beside another try. */
  hasHelp?: boolean
  /** Whether another try is under way that this one does not know of. */
  isRetrying?: boolean
  /** Another try: one that is pressed for, or one that is made by itself. */
  onRetry(isPressed: boolean): unknown
}

/** Something of the account that did not come, and another try. */
export function LoadFailed({ title, children, hasHelp, isRetrying, onRetry }: LoadFailedProps) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  const retry = async (isPressed = false) => {
    setTrying(true)
    await onRetry(isPressed)
    setTrying(false)
  }
  // It may have failed as the session was over, or without a connection.
  useStoreEvent('signed-in', () => void retry())
  useOnReconnect(() => void retry())
  return (
    <Failure
      title={title}
      actions={
        <>
          <Button isBusy={isTrying || isRetrying} onClick={() => void retry(true)}>
            {tryAgain}
          </Button>
          {hasHelp && <HelpLine />}
        </>
      }
    >
      {children ?? failed}
    </Failure>
  )
}
