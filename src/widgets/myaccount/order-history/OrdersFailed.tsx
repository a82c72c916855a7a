import { useTexts } from '../../../hooks'
import { Failure, HelpLine } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { Button } from '../../../ui'

/** The orders did not come: another try, and help. */
export function OrdersFailed({ onRetry }: { onRetry(): void }) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      actions={
        <>
          <Button onClick={onRetry}>{tryAgain}</Button>
          <HelpLine />
        </>
      }
    >
      {failed}
    </Failure>
  )
}
