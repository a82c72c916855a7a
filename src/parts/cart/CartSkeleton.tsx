import { useCartStatus } from '../../hooks'
import { Card, Skeleton } from '../../ui'
import { Awaited } from '../page/Awaited'
import './CartSkeleton.css'

interface CartSkeletonProps {
  /** For a panel, which only has room for lines. */
  isSmall?: boolean
}

/** Placeholder while the cart loads. If that is slow, its button sends the same read again, not another one. */
export function CartSkeleton({ isSmall }: CartSkeletonProps) {
  const { load } = useCartStatus()
  return (
    <Awaited
      className={isSmall ? 'gw-cart-skeleton-small' : 'gw-cart-skeleton'}
      says="loading-cart"
      onRetry={load}
    >
      <div className="gw-cart-skeleton-header">
        <Skeleton shape="heading" />
        {!isSmall && <Skeleton />}
      </div>
      {isSmall ? (
        <Skeleton lines={6} />
      ) : (
        ['first', 'second'].map((card) => (
          <Card key={card} isFlush className="gw-cart-skeleton-card">
            <div className="gw-cart-skeleton-head">
              <Skeleton shape="heading" />
              <Skeleton lines={2} />
            </div>
            <Skeleton shape="card" />
          </Card>
        ))
      )}
    </Awaited>
  )
}
