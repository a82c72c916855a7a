import { useEffect, useState } from 'react'
import { useAnnounce, useStore, useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'
import { Button, Card, Message, Skeleton } from '../../../ui'

/** When loading is said, and called slow, in milliseconds (screens §2.1). */
const [SAID_MS, SLOW_MS] = [1000, 8000] as const

/** Orders that are on their way. */
export function OrdersPlaceholder({ onRetry }: { onRetry(): void }) {
  const { clock } = useStore()
  const announce = useAnnounce()
  const { loading } = useTexts(orderTexts)
  const { slow, tryAgain } = useTexts(commonTexts)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const ends = [
      clock.after(SAID_MS, () => announce('say', { text: loading })),
      clock.after(SLOW_MS, () => setSlow(true)),
    ]
    return () => ends.forEach((end) => void end())
  }, [announce, clock, loading])
  return (
    <>
      {isSlow && (
        <Message tone="info" role="status" actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
          {slow}
        </Message>
      )}
      {['first', 'second'].map((card) => (
        <Card key={card}>
          <Skeleton shape="heading" />
          <Skeleton lines={5} />
        </Card>
      ))}
    </>
  )
}
