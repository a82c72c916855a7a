import type { NewPerson } from '../../domain/recipient/newPerson'
import type { SavedAddress } from '../../domain/schema/entities'
import type { Failed } from '../../store/core/outcome'
import type { UseAddressesResult } from '../useAddresses'

type AddedEach = { status: 'added'; added: readonly SavedAddress[] } | (Failed & { name: string })

/**
 * Adds new people one after the other, as each answer holds the list anew; `onAdded` hears of each at once. It ends
 * with the first who cannot be added, and says whose name that is.
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
