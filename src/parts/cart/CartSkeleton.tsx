import { useEffect, useState } from 'react'
import { useAnnounce, useStore, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, Card, Message, Skeleton } from '../../ui'
import './CartSkeleton.css'

/** When something is shown, said, and called slow, in milliseconds (screens §2.1). */
const [SHOWN_MS, SAID_MS, SLOW_MS] = [150, 1000, 8000] as const

interface CartSkeletonProps {
  onRetry(): Promise<unknown>
  /** For a panel, which has room for lines only. */
  isSmall?: boolean
}

/** A cart that is on its way: nothing for a moment, then its outlines, then a word. */
export function CartSkeleton({ onRetry, isSmall }: CartSkeletonProps) {
  const { clock } = useStore()
  const announce = useAnnounce()
  const { slow, tryAgain } = useTexts(commonTexts)
  const [step, setStep] = useState<'hidden' | 'shown' | 'slow'>('hidden')
  useEffect(() => {
    const ends = [
      clock.after(SHOWN_MS, () => setStep('shown')),
      clock.after(SAID_MS, () => announce('loading-cart')),
      clock.after(SLOW_MS, () => setStep('slow')),
    ]
    return () => ends.forEach((end) => void end())
  }, [announce, clock])

  return (
    <div className="gw-cart-skeleton" aria-busy="true" data-step={step} data-small={isSmall}>
      {step === 'slow' && (
        <Message
          tone="info"
          role="status"
          actions={<Button onClick={() => void onRetry()}>{tryAgain}</Button>}
        >
          {slow}
        </Message>
      )}
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
    </div>
  )
}
