import type { ChosenAddress } from '../../domain/schema/entities'
import { useTexts } from '../../hooks'
import { firstName } from '../../parts'
import { addTexts } from '../../texts/pdp'

/** Returns a function that gives a person's name for a sentence. */
export function useNameOf(): (address: ChosenAddress) => string {
  const { you, someone } = useTexts(addTexts)
  return (address) => firstName(address, { myself: you, someone })
}
