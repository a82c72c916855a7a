import { useAccount, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { LoadFailed } from './LoadFailed'

/** Shown when the account status failed to load: a retry button, and help. */
export function AccountFailed() {
  const { refresh } = useAccount()
  const { failedTitle, failedText } = useTexts(accountTexts)
  return (
    <LoadFailed title={failedTitle} hasHelp onRetry={refresh}>
      {failedText}
    </LoadFailed>
  )
}
