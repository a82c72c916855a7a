import { useAnnounce, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { shelfTexts } from '../../texts/offer'

type Outcome = 'added' | 'failed'

/** Says once what was added, and to whose shipment; what was not is told by the store. */
export function useAdding(whose: string) {
  const announce = useAnnounce()
  const { added } = useTexts(shelfTexts)
  return async (item: string, add: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await add()
    if (outcome === 'added') announce('say', { text: fill(added, { item, whose }) })
    return outcome
  }
}
