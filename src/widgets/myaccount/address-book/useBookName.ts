import { isMyselfAddress } from '../../../domain/recipient/addresses'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useTexts } from '../../../hooks'
import { personName } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { fill } from '../../../texts/catalogue'
import { personTexts } from '../../../texts/person'

/** The name of an address, and the labels of its buttons. */
export function useBookName(address: SavedAddress) {
  const texts = useTexts(bookTexts)
  const { myself } = useTexts(personTexts)
  const name = personName(address, { myself, someone: texts.unnamed })
  return {
    name,
    edit: isMyselfAddress(address) ? texts.editMine : fill(texts.edit, { name }),
    remove: fill(texts.remove, { name }),
    makeDefault: fill(texts.makeDefaultOf, { name }),
  }
}
