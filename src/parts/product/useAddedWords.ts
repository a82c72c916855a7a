import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { ChosenAddress } from '../../domain/schema/entities'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { nameList } from '../recipient/nameList'
import { firstName } from '../recipient/personName'

/** The sentence for what was added: "Boneless Ribeye added for Dana and Ben." */
export function useAddedWords(): (item: string, people: readonly ChosenAddress[]) => string {
  const texts = useTexts(addTexts)
  const { myself } = useTexts(commonTexts)
  const { locale } = useFormat()
  const words = { myself, someone: texts.someone }
  const nameOf = (person: ChosenAddress) =>
    isMyselfAddress(person) ? texts.you : firstName(person, words)
  return (item, people) => {
    const who = nameList(people.map(nameOf), texts.others, locale)
    return fill(texts.added, { item, who })
  }
}
