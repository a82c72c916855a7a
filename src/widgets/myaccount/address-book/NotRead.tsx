import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'

interface NotReadProps {
  isRetrying: boolean
  onRetry(): void
}

/** Says that the addresses could not be read, and lets it be tried again. */
export function NotRead({ isRetrying, onRetry }: NotReadProps) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      actions={
        <Button isBusy={isRetrying} onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {failed}
    </Failure>
  )
}
