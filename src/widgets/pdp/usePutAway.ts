import { useEffect, useRef } from 'react'
import type { UseRecipientChoiceResult } from '../../hooks'

/** Puts away what became of the last attempt as soon as somebody else is chosen. */
export function usePutAway(choice: UseRecipientChoiceResult, putAway: () => void): void {
  const { people, newPeople, isPreparing } = choice
  const chosen = people.filter(({ isChosen }) => isChosen).map(({ key }) => key)
  const now = `${chosen.sort().join()} ${newPeople.length}`
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    // Who is new becomes somebody who is known while they are added: that chooses nobody else.
    if (!isPreparing) putAway()
  }, [now, isPreparing, putAway])
}
