import { useState } from 'react'
import type { UseDeliveryDatesResult } from '../../../hooks'
import { useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { deliveryTexts } from '../../../texts/delivery'
import { Button, Message, Skeleton, VisuallyHidden } from '../../../ui'
import { Failure } from '../../page/Failure'
import { HelpLine } from '../../page/HelpLine'

/** Shown when there are no dates to choose from: still loading, failed to load, or none at all. */
export function DatesMissing({ dates }: { dates: UseDeliveryDatesResult }) {
  const texts = useTexts(deliveryTexts)
  const { tryAgain } = useTexts(commonTexts)
  const [isTrying, setTrying] = useState(false)
  const { status, refresh } = dates
  const retry = async () => {
    setTrying(true)
    await refresh()
    setTrying(false)
  }

  if (status === 'failed' || (isTrying && status !== 'ready')) {
    return (
      <Failure
        title={texts.failedTitle}
        actions={
          <>
            <Button isBusy={isTrying} onClick={() => void retry()}>
              {tryAgain}
            </Button>
            <HelpLine />
          </>
        }
      >
        {texts.failedText}
      </Failure>
    )
  }
  if (status === 'ready') {
    return (
      <Message tone="info" title={texts.noneTitle} actions={<HelpLine />}>
        {texts.noneText}
      </Message>
    )
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton lines={2} />
      <Skeleton shape="control" lines={6} />
    </div>
  )
}
