import { useTexts } from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'
import type { CodePhase } from './useCodeAttempt'

/** What is told of a code, by how far it is; empty where there is nothing to tell. */
export function useCodeWords(code: string) {
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
