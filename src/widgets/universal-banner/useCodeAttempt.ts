import { useEffect, useRef, useState } from 'react'
import { isSameCode, type PromoOutcome, typedCode } from '../../domain/code/promo'
import type { Cart } from '../../domain/schema/entities'
import { useCartSelector, useHandledEvents, usePromo, useReadCart } from '../../hooks'

/** The phase of a code: `there` means that the server's cart already has it. */
export interface CodePhase {
  name: 'idle' | 'pending' | 'copied' | 'hold' | 'there' | PromoOutcome
  /** The code that an accepted one replaced; empty for none. */
  old: string
}

/** Each attempt ends in one of these events; while one is in progress, only this component shows them. */
const TOLD_HERE = [
  'promo-code-accepted',
  'promo-code-invalid',
  'promo-code-expired',
  'promo-code-apply-error',
] as const
const NOTHING = [] as const

const hasLines = (cart: Cart | null): boolean =>
  cart?.recipients.some(({ items }) => items.length > 0) ?? false

/**
 * Applies a code to the cart if one with lines is known, and copies it otherwise. A cart from an earlier
 * visit is confirmed first. `attempt` resolves to the outcome, or to `idle` if it is told elsewhere; never rejects.
 */
export function useCodeAttempt(code: string) {
  const { code: onCart, apply } = usePromo()
  const canApply = useCartSelector(hasLines)
  const readCart = useReadCart()
  const [phase, setPhase] = useState<CodePhase>({ name: 'idle', old: '' })
  useHandledEvents(phase.name === 'pending' ? TOLD_HERE : NOTHING)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function end(): Promise<CodePhase> {
    const cart = canApply ? await readCart() : null
    if (!canApply || (cart && !hasLines(cart)))
      return { name: (await copyText(code)) ? 'copied' : 'hold', old: '' }
    const old = typedCode(cart?.discount_code)
    if (isSameCode(old, code)) return { name: 'there', old: '' }
    const { status, reason } = await apply(code)
    // Only the outcome of a code sent later is told; that of an offer no longer shown is in the page's toast.
    if (reason === 'gone' || !isHere.current) return { name: 'idle', old: '' }
    return { name: status === 'failed' ? 'apply-error' : status, old }
  }

  return {
    phase,
    canApply,
    /** The code on the cart; empty for none. */
    onCart: typedCode(onCart),
    async attempt(): Promise<CodePhase> {
      if (canApply) setPhase({ name: 'pending', old: '' })
      const ended = await end()
      setPhase(ended)
      return ended
    },
  }
}

/** Copies a text; resolves to false if that is unavailable or not allowed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
