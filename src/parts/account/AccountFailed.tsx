import { useAccount, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { LoadFailed } from './LoadFailed'

/** Nobody could say who the shopper is: another try, and help. */
export function AccountFailed() {
  const { refresh } = useAccount()
  const { failedTitle, failedText } = useTexts(accountTexts)
  return (
    <LoadFailed title={failedTitle} hasHelp onRetry={refresh}>
      {failedText}
    </LoadFailed>
  )
}
