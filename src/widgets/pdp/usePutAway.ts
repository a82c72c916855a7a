import { useEffect, useRef } from 'react'
import { personKey } from '../../domain/recipient/people'
import type { UseRecipientChoiceResult } from '../../hooks'
import type { useBuying } from '../../parts'

/** Dismisses the outcome of the last attempt when the selection of people changes. */
export function usePutAway(
  { people, newPeople, isPreparing }: UseRecipientChoiceResult,
  { bought, putAway }: ReturnType<typeof useBuying>,
): void {
  const chosen = people.filter(({ isChosen }) => isChosen).map(({ key }) => key)
  const now = selection(chosen, newPeople.length)
  // If it could not be added for everyone, those who were missed are selected, by `useBuying`.
  const missed = bought?.kind === 'some' ? selection(bought.missed.map(personKey), 0) : null
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    // While adding, new people become known ones, which is not a change of selection.
    if (!isPreparing && now !== missed) putAway()
  }, [now, missed, isPreparing, putAway])
}

const selection = (keys: string[], newPeople: number): string =>
  `${keys.sort().join()} ${newPeople}`
