import { useRef } from 'react'
import { isSignInStep, needsAccount } from '../../domain/checkout/nextStep'
import { useAsk, useFindNextStep, useStore } from '../../hooks'

/**
 * Asks a guest to sign in if something in the cart repeats, with the wallet's window closed. Resolves to whether it
 * has asked, or is still asking: the next press pays.
 */
export function useAccountQuestion(): (release: () => void) => Promise<boolean> {
  const store = useStore()
  const findNextStep = useFindNextStep()
  const ask = useAsk()
  const isAsking = useRef(false)
  return async (release) => {
    // As of now: another tab can have changed it since the press.
    const { cart } = store.state
    if (!cart || !needsAccount(cart)) return false
    if (isAsking.current) return true
    isAsking.current = true
    const next = await findNextStep()
    const isGuest = next.status === 'found' && isSignInStep(next.step)
    if (isGuest) {
      release()
      const choice = await ask('auto-delivery-sign-in', {})
      // If no dialog can be shown, the page with the sign-in form asks.
      if (choice === undefined && next.href) location.assign(next.href)
    }
    isAsking.current = false
    return isGuest
  }
}
