import type { NewPerson } from '../../domain/recipient/newPerson'
import type { SavedAddress } from '../../domain/schema/entities'
import type { Failed } from '../../store/core/outcome'
import type { UseAddressesResult } from '../useAddresses'

type AddedEach = { status: 'added'; added: readonly SavedAddress[] } | (Failed & { name: string })

/**
 * Adds new people one at a time, because each response replaces the list; calls `onAdded` after each. Stops at the
 * first person who cannot be added, and returns that person's name.
 */
export async function addEach(
  people: readonly NewPerson[],
  addRecipient: UseAddressesResult['addRecipient'],
  onAdded: (id: number, address: SavedAddress) => void,
): Promise<AddedEach> {
  const added: SavedAddress[] = []
  for (const person of people) {
    const [fname, lname] = [person.fname.trim(), person.lname.trim()]
    const outcome = await addRecipient({ fname, lname })
    if (outcome.status === 'failed') return { ...outcome, name: `${fname} ${lname}` }
    added.push(outcome.address)
    onAdded(person.id, outcome.address)
  }
  return { status: 'added', added }
}
