import { isSameCode } from '../../domain/code/promo'
import { useAnnounce, useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import { type CodePhase, useCodeAttempt } from './useCodeAttempt'

/** The note about a code, beside its button. */
export interface Note {
  tone: 'ok' | 'error' | 'info'
  text: string
  /** True if the code has to be copied by hand. */
  isHeld: boolean
}

/** A message's code: what a press does, and the outcome, which is announced once. */
export function useOfferCode(code: string) {
  const { phase, canApply, onCart, attempt } = useCodeAttempt(code)
  const wordsOf = useCodeWords(code)
  const announce = useAnnounce()
  const isOnCart = isSameCode(onCart, code)
  const isPending = phase.name === 'pending'
  // A rejected code can be on the cart by now, and an accepted one can have been removed.
  const isShown = phase.name !== 'there' && isOnCart === (phase.name === 'accepted')
  const text = isShown ? wordsOf(phase) : ''

  return {
    // The label changes at the end of an attempt, not with the response: otherwise the spinner would shift.
    isApplied: isOnCart && !isPending,
    canApply,
    isPending,
    note: text ? ({ tone: toneOf(phase), text, isHeld: phase.name === 'hold' } as const) : null,
    /** All possible notes, to reserve room for them. */
    words: [
      wordsOf({ name: 'accepted', old: phase.old || (isOnCart ? '' : onCart) }),
      wordsOf({ name: 'apply-error', old: '' }),
      wordsOf({ name: 'invalid', old: '' }),
      wordsOf({ name: 'copied', old: '' }),
      `${code} ${wordsOf({ name: 'hold', old: '' })}`,
    ],
    async press(): Promise<void> {
      const text = wordsOf(await attempt())
      if (text) announce('say', { text })
    },
  }
}

function toneOf({ name }: CodePhase): Note['tone'] {
  if (name === 'accepted' || name === 'copied') return 'ok'
  return name === 'hold' ? 'info' : 'error'
}

/** Returns a function that gives the note for a phase; an empty string if there is none. */
function useCodeWords(code: string) {
  const banner = useTexts(bannerTexts)
  const promo = useTexts(promoTexts)
  return ({ name, old }: CodePhase): string => {
    if (name === 'idle' || name === 'pending') return ''
    if (name === 'there') return fill(banner.applied, { code })
    if (name === 'copied' || name === 'hold') return banner[name]
    if (name !== 'accepted' || !old) return promo[name]
    return `${promo.accepted}. ${fill(promo.replaced, { code, old })}`
  }
}
