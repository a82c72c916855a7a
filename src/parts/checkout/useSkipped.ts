import { useEffect, useRef, useState } from 'react'
import { type CheckoutStep, isBeyond } from '../../domain/checkout/nextStep'
import { useCartStatus, useNextStep } from '../../hooks'

/**
 * Leaves a page of checkout that has nothing to ask, in the moment in which that is known; later, what was asked
 * has been answered, and the shopper goes on by themselves. True while it leaves. A page that was opened to
 * change something stays.
 */
export function useSkipped(from: CheckoutStep, isEditing: boolean): boolean {
  const { step, href } = useNextStep(from)
  const { isRestored } = useCartStatus()
  const isDecided = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isDecided.current || step === null || isRestored) return
    isDecided.current = true
    const isElsewhere = isBeyond(step, from) || (step === 'checkout-login' && from !== step)
    if (isEditing || !isElsewhere || !href) return
    setLeaving(true)
    location.replace(href)
  }, [step, href, isRestored, isEditing, from])
  return isLeaving
}
