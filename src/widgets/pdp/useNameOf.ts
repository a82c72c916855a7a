import type { ChosenAddress } from '../../domain/schema/entities'
import { useTexts } from '../../hooks'
import { firstName } from '../../parts'
import { addTexts } from '../../texts/pdp'

/** How somebody is called in a sentence. */
export function useNameOf(): (address: ChosenAddress) => string {
  const { you, someone } = useTexts(addTexts)
  return (address) => firstName(address, { myself: you, someone })
}
