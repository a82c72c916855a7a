import { isMyselfAddress } from '../../domain/recipient/addresses'
import { type UseRecipientChoiceResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { useIsLong } from '../page/useIsLong'
import { firstName } from '../recipient/personName'

/** Delays until a button says "adding", and "still adding", in milliseconds. */
const [SAID_MS, STILL_MS] = [1000, 5000] as const

/** The labels of the add button: for whom, and, if it takes long, that it is in progress. */
export function useAddLabel(
  { chosen, newPeople, count }: UseRecipientChoiceResult,
  isBuying: boolean,
): { label: string; busyText: string } {
  const texts = useTexts(addTexts)
  const { myself } = useTexts(commonTexts)
  const isLong = useIsLong(isBuying, SAID_MS)
  const isStill = useIsLong(isBuying, STILL_MS)
  const label = labelOf()
  return { label, busyText: isStill ? texts.still : isLong ? texts.adding : label }

  function labelOf(): string {
    if (count === 0) return texts.add
    if (count > 1) return fill(texts.addMany, { count })
    const [person] = chosen
    if (person && isMyselfAddress(person)) return texts.addSelf
    const named = newPeople.find(({ fname }) => fname.trim())?.fname.trim()
    const name = person ? firstName(person, { myself, someone: '' }) : named
    return name ? fill(texts.addFor, { name }) : texts.add
  }
}
