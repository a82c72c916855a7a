import { useEffect, useRef, useState } from 'react'
import { type CheckoutStep, isBeyond } from '../../domain/checkout/nextStep'
import { useCartStatus, useNextStep } from '../../hooks'

/** Why a page of checkout is left at once, as the key of what is said meanwhile. */
export type Leaving = 'skipped' | 'signInFirst'

/**
 * Leaves a page of checkout that has nothing to ask, in the moment in which that is known; later, what was asked
 * has been answered, and the shopper goes on by themselves. Null while it stays, as a page does that was opened
 * to change something.
 */
export function useSkipped(from: CheckoutStep, isEditing: boolean): Leaving | null {
  const { step, href } = useNextStep(from)
  const { isRestored } = useCartStatus()
  const isDecided = useRef(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useEffect(() => {
    if (isDecided.current || step === null || isRestored) return
    isDecided.current = true
    const isSignIn = step === 'checkout-login' && from !== step
    if (isEditing || !href || !(isSignIn || isBeyond(step, from))) return
    setLeaving(isSignIn ? 'signInFirst' : 'skipped')
    location.replace(href)
  }, [step, href, isRestored, isEditing, from])
  return leaving
}
