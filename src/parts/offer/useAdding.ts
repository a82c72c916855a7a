import { useAnnounce, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { offerTexts } from '../../texts/offer'

type Outcome = 'added' | 'failed'

/** Says once what was added, and to whose shipment; what was not is told by the store. */
export function useAdding(possessive: string) {
  const announce = useAnnounce()
  const { added } = useTexts(offerTexts)
  return async (item: string, add: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await add()
    if (outcome === 'added') announce('say', { text: fill(added, { item, possessive }) })
    return outcome
  }
}
