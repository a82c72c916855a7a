import { type ReactNode, useEffect, useState } from 'react'
import { useAnnounce, useStore, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, Message } from '../../ui'
import './Awaited.css'
import { useSlowRetry } from './slowParts'

/** Delays until the skeleton is shown, announced, and called slow, in milliseconds (screens §2.1). */
const [SHOWN_MS, SAID_MS, SLOW_MS] = [150, 1000, 8000] as const

export interface AwaitedProps {
  className?: string
  /** The announcement, by kind. Default: "Loading". */
  says?: 'loading' | 'loading-cart' | 'loading-account' | 'loading-orders' | 'loading-subscriptions'
  /** Whether the rest of the screen is shown meanwhile: a page keeps the server's content while it is busy. */
  isPart?: boolean
  onRetry(): unknown
  /** The skeleton. */
  children: ReactNode
}

/** A loading state: nothing for a moment, then a skeleton and an announcement, then a note that it is slow. */
export function Awaited(props: AwaitedProps) {
  const { className, says = 'loading', isPart = false, onRetry, children } = props
  const { clock, retrySlowReads } = useStore()
  const announce = useAnnounce()
  const { slow, tryAgain } = useTexts(commonTexts)
  const [step, setStep] = useState<'hidden' | 'shown' | 'slow'>('hidden')
  useEffect(() => {
    const ends = [
      clock.after(SHOWN_MS, () => setStep('shown')),
      clock.after(SAID_MS, () => announce(says)),
      clock.after(SLOW_MS, () => setStep('slow')),
    ]
    return () => ends.forEach((end) => void end())
  }, [announce, clock, says])

  const retry = useSlowRetry(step === 'slow', () => {
    retrySlowReads()
    return onRetry()
  })
  return (
    <div
      className={className ? `gw-awaited ${className}` : 'gw-awaited'}
      aria-busy={!isPart || undefined}
      data-step={step}
    >
      {retry && (
        <Message tone="info" role="status" actions={<Button onClick={retry}>{tryAgain}</Button>}>
          {slow}
        </Message>
      )}
      {children}
    </div>
  )
}
