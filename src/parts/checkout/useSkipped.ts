import { useEffect, useRef, useState } from 'react'
import { type CheckoutStep, isBeyond } from '../../domain/checkout/nextStep'
import { useCartStatus, useNextStep } from '../../hooks'

/** Why a checkout page is left immediately, as the key of the text shown meanwhile. */
export type Leaving = 'skipped' | 'signInFirst'

/**
 * Leaves a checkout page that has nothing to ask, as soon as that is known. Decides only once: afterward
 * the shopper has answered, and continues on their own. Returns null if the page stays, as it does when
 * opened to edit something, or reached by Back, unless `isOver` says that nothing on it can be changed; and
 * always if the next step's address is this page.
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
    if ((isEditing && !isOver) || !href || !isLeft || isSamePage(href)) return
    setLeaving(isSignIn ? 'signInFirst' : 'skipped')
    location.replace(href)
  }, [step, href, isRestored, isEditing, isOver, from])
  return leaving
}

/** Whether an address loads this page again, as for a step without a link of its own: that would never end. */
export const isSamePage = (href: string) =>
  new URL(href, document.baseURI).href === location.href.split('#')[0]

/** Whether Back or Forward led to this page: then the shopper wants to see it, even with nothing to ask. */
const isReturn = () => {
  // Entries of type `navigation` have this interface.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}
