import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { dialogTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import type { LazyFailure } from '../lazy/lazyPart'
import { Failure } from '../page/Failure'

/** Fallback for a calendar whose code failed to load, with a retry button. */
export function CalendarMissing({ isRetrying, retry }: LazyFailure) {
  const texts = useTexts(dialogTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      title={texts['not-loaded.title']}
      actions={
        <Button isBusy={isRetrying} busyText={texts.opening} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {texts['not-loaded.text']}
    </Failure>
  )
}
