import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'
import { Button } from '../../../ui'

interface MoreOrdersProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  onMore(): void
}

/** A button for older orders, or a retry if they failed to load. */
export function MoreOrders({ status, onMore }: MoreOrdersProps) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const { more, loading } = useTexts(orderTexts)
  const hasFailed = status === 'failed'
  return (
    <div className="gw-orders-more">
      {hasFailed && <Failure>{failed}</Failure>}
      <Button isBusy={status === 'loading'} busyText={loading} onClick={onMore}>
        {hasFailed ? tryAgain : more}
      </Button>
    </div>
  )
}
