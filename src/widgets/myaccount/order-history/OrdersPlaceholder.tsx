import { Awaited } from '../../../parts'
import { Card, Skeleton } from '../../../ui'

/** Orders that are on their way. */
export function OrdersPlaceholder({ onRetry }: { onRetry(): Promise<unknown> }) {
  return (
    <Awaited says="loading-orders" onRetry={onRetry}>
      {['first', 'second'].map((card) => (
        <Card key={card}>
          <Skeleton shape="heading" />
          <Skeleton lines={5} />
        </Card>
      ))}
    </Awaited>
  )
}
