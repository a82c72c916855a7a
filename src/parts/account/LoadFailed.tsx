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
  /** The message. Default: that it could not be loaded. */
  children?: ReactNode
  /** Whether contact details are shown beside the retry button. */
  hasHelp?: boolean
  /** Whether a retry is in progress that was started elsewhere. */
  isRetrying?: boolean
  /** Retries; `isPressed` is false for an automatic retry. */
  onRetry(isPressed: boolean): unknown
}

/** Shown when part of the account failed to load, with a retry button. */
export function LoadFailed({ title, children, hasHelp, isRetrying, onRetry }: LoadFailedProps) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  const retry = async (isPressed = false) => {
    setTrying(true)
    await onRetry(isPressed)
    setTrying(false)
  }
  // Retries after sign-in or reconnection, which were possible causes.
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
