import { useEffect, useState } from 'react'
import { useAnnounce, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, Card, Message, Skeleton } from '../../ui'
import './CartSkeleton.css'

/** When something is shown, said, and called slow, in milliseconds (screens §2.1). */
const [SHOWN_MS, SAID_MS, SLOW_MS] = [150, 1000, 8000] as const

interface CartSkeletonProps {
  onRetry(): Promise<boolean>
  /** For a panel, which has room for lines only. */
  isSmall?: boolean
}

/** A cart that is on its way: nothing for a moment, then its outlines, then a word. */
export function CartSkeleton({ onRetry, isSmall }: CartSkeletonProps) {
  const announce = useAnnounce()
  const { slow, tryAgain } = useTexts(commonTexts)
  const [step, setStep] = useState<'hidden' | 'shown' | 'slow'>('hidden')
  useEffect(() => {
    const timers = [
      setTimeout(() => setStep('shown'), SHOWN_MS),
      setTimeout(() => announce('loading-cart'), SAID_MS),
      setTimeout(() => setStep('slow'), SLOW_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [announce])

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
      <Skeleton shape="heading" />
      {isSmall ? (
        <Skeleton lines={6} />
      ) : (
        ['first', 'second'].map((card) => (
          <Card key={card} className="gw-cart-skeleton-card">
            <Skeleton shape="heading" />
            <Skeleton lines={2} />
            <Skeleton shape="card" />
          </Card>
        ))
      )}
    </div>
  )
}
