import { fill } from '../../texts/catalogue'
import type { pdpTexts } from '../../texts/pdp'
import { personName } from './personName'
import type { AddForResult } from './useAddFor'

type Texts = typeof pdpTexts.texts

/** Why something is not in the cart, or not for everybody, in a sentence; null where all went well. */
export function failureWords(
  { outcome, done, missed }: AddForResult,
  texts: Texts,
  inSentence: (names: readonly string[]) => string,
): string | null {
  if (outcome.status === 'added') return null
  if (outcome.status === 'partly') {
    const names = inSentence(missed.map((person) => personName(person, texts)))
    return fill(texts.some, { done: done.length, count: done.length + missed.length, names })
  }
  return outcome.reason === 'unsure' ? texts.unsure : texts.failed
}
