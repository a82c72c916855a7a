import { useEffect, useRef } from 'react'
import type { UseRecipientChoiceResult } from '../../hooks'

/** Dismisses the outcome of the last attempt when the selection of people changes. */
export function usePutAway(choice: UseRecipientChoiceResult, putAway: () => void): void {
  const { people, newPeople, isPreparing } = choice
  const chosen = people.filter(({ isChosen }) => isChosen).map(({ key }) => key)
  const now = `${chosen.sort().join()} ${newPeople.length}`
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    // While adding, new people become known ones, which is not a change of selection.
    if (!isPreparing) putAway()
  }, [now, isPreparing, putAway])
}
