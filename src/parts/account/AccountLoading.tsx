import { useAccount } from '../../hooks'
import { Skeleton } from '../../ui'
import { Awaited } from '../page/Awaited'

/** Shown until the account status is known. */
export function AccountLoading() {
  const { refresh } = useAccount()
  return (
    <Awaited says="loading-account" onRetry={refresh}>
      <Skeleton lines={2} />
      <Skeleton shape="card" />
    </Awaited>
  )
}
