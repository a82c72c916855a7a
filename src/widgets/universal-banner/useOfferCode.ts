import { useState } from 'react'
import { normaliseCode, type PromoOutcome } from '../../domain/code/promo'
import type { Cart } from '../../domain/schema/entities'
import {
  useAnnounce,
  useCartSelector,
  useHandledEvents,
  usePromo,
  useReadCart,
  useTexts,
} from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import { copyText } from './copyText'

/** What is told of a code, beside its button. */
export interface Note {
  tone: 'ok' | 'error' | 'info'
  text: string
  /** True where the code has to be copied by hand. */
  isHeld: boolean
}

type Phase = 'idle' | 'pending' | 'copied' | 'hold' | PromoOutcome

/** Each attempt ends in one of them; while one is under way, it is told here and nowhere else. */
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
 * A code that a message offers: applied to the cart as far as one is known to have lines, copied
 * otherwise. What becomes of it is said once. A cart from an earlier visit is confirmed first.
 */
export function useOfferCode(code: string) {
  const { code: onCart, apply } = usePromo()
  const canApply = useCartSelector(hasLines)
  const readCart = useReadCart()
  const announce = useAnnounce()
  const banner = useTexts(bannerTexts)
  const promo = useTexts(promoTexts)
  const [phase, setPhase] = useState<Phase>('idle')
  const [old, setOld] = useState('')
  useHandledEvents(phase === 'pending' ? TOLD_HERE : NOTHING)
  const isApplied = normaliseCode(onCart) === code

  const wordsOf = (one: Phase, before: string): string => {
    if (one === 'idle' || one === 'pending') return ''
    if (one === 'copied' || one === 'hold') return banner[one]
    const instead = one === 'accepted' && before && fill(promo.replaced, { code, old: before })
    return instead ? `${promo[one]}. ${instead}` : promo[one]
  }

  function settle(end: Phase, before = ''): void {
    setOld(before)
    setPhase(end)
    const text = wordsOf(end, before)
    if (text) announce('say', { text })
  }
  const copy = async () => settle((await copyText(code)) ? 'copied' : 'hold')

  async function press(): Promise<void> {
    if (!canApply) return copy()
    setPhase('pending')
    const cart = await readCart()
    if (cart && !hasLines(cart)) return copy()
    const before = normaliseCode(cart?.discount_code)
    if (before === code) return settle('idle')
    const { status } = await apply(code)
    settle(status === 'failed' ? 'apply-error' : status, before)
  }

  const isOld = isApplied ? phase !== 'accepted' : phase === 'accepted'
  const text = isOld ? '' : wordsOf(phase, old)
  const others = normaliseCode(onCart)
  return {
    isApplied,
    canApply,
    isPending: phase === 'pending',
    note: text ? ({ tone: toneOf(phase), text, isHeld: phase === 'hold' } satisfies Note) : null,
    /** All that may be told, so that there is room for it. */
    words: [
      wordsOf('accepted', old || (isApplied ? '' : others)),
      promo['apply-error'],
      promo.invalid,
      banner.copied,
      `${code} ${banner.hold}`,
    ],
    press,
  }
}

function toneOf(phase: Phase): Note['tone'] {
  if (phase === 'accepted' || phase === 'copied') return 'ok'
  return phase === 'hold' ? 'info' : 'error'
}
