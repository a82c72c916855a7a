import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { toastTexts } from '../../texts/toast'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'
import type { LazyFailure } from './lazyPart'

/** Fallback for a part whose code failed to load, with a retry button. */
export function PartMissing({ attempt, isRetrying, retry }: LazyFailure) {
  const texts = useTexts(toastTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      actions={
        <Button isBusy={isRetrying} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {/* A new element after each failure, so that screen readers announce the alert again. */}
      <span key={attempt}>{texts['dialog-not-loaded']}</span>
    </Failure>
  )
}
