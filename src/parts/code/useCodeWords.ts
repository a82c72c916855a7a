import { useCodeField, usePromo, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { promoTexts } from '../../texts/code'

/** What became of the last code, and the words for it: also what an accepted one took the place of. */
export function useCodeWords() {
  const { outcome, replacedCode, message, ...field } = useCodeField()
  const { code: onCart } = usePromo()
  const { replaced } = useTexts(promoTexts)
  const isTaken = outcome === 'accepted' || outcome === 'gift-card-applied'
  const instead = replacedCode && onCart && fill(replaced, { code: onCart, old: replacedCode })
  return {
    ...field,
    outcome,
    isTaken,
    isRefused: outcome !== null && !isTaken,
    message: instead ? `${message}. ${instead}` : message,
  }
}
