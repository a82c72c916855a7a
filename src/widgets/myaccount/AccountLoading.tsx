import { useAccount } from '../../hooks'
import { Awaited } from '../../parts'
import { Skeleton } from '../../ui'

/** Nobody has said yet who the shopper is. */
export function AccountLoading() {
  const { refresh } = useAccount()
  return (
    <Awaited says="loading-account" onRetry={refresh}>
      <Skeleton lines={2} />
      <Skeleton shape="card" />
    </Awaited>
  )
}
