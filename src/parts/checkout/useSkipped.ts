import { useEffect, useRef, useState } from 'react'
import { type CheckoutStep, isBeyond } from '../../domain/checkout/nextStep'
import { useCartStatus, useNextStep } from '../../hooks'

/** Why a page of checkout is left at once, as the key of what is said meanwhile. */
export type Leaving = 'skipped' | 'signInFirst'

/**
 * Leaves a page of checkout that has nothing to ask, in the moment in which that is known; later, what was asked
 * has been answered, and the shopper goes on by themselves. Null while it stays, as a page does that was opened
 * to change something, or that Back has led to, unless `isOver` says that nothing on it can be changed.
 */
export function useSkipped(from: CheckoutStep, isEditing: boolean, isOver = false): Leaving | null {
  const { step, href } = useNextStep(from)
  const { isRestored } = useCartStatus()
  const isDecided = useRef(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useEffect(() => {
    if (isDecided.current || step === null || isRestored) return
    isDecided.current = true
    const isSignIn = step === 'checkout-login' && from !== step
    const isLeft = isSignIn || (isBeyond(step, from) && (isOver || !isReturn()))
    if (isEditing || !href || !isLeft) return
    setLeaving(isSignIn ? 'signInFirst' : 'skipped')
    location.replace(href)
  }, [step, href, isRestored, isEditing, isOver, from])
  return leaving
}

/** Whether Back or Forward has led to this page: by them it was asked for, though it has nothing to ask. */
const isReturn = () => {
  // Entries of this type are of this interface.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}
