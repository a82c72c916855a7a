import { useRef } from 'react'
import { peopleInOrder, personKey } from '../../domain/recipient/people'
import type { RecipientChoice } from '../../domain/recipient/recipients'

/**
 * People in display order. The order is fixed once everything is loaded, and later additions go last, so that no
 * name moves while the shopper reaches for it.
 */
export function usePeopleInOrder(
  choices: readonly RecipientChoice[],
  lastUsed: readonly number[],
  isKnown: boolean,
): readonly RecipientChoice[] {
  const settled = useRef<readonly string[] | null>(null)
  const sorted = peopleInOrder(choices, lastUsed)
  const keys = sorted.map(({ address }) => personKey(address))
  if (!settled.current) {
    if (isKnown) settled.current = keys
    return sorted
  }
  const before = settled.current
  settled.current = [...before, ...keys.filter((key) => !before.includes(key))]
  const byKey = new Map(sorted.map((choice) => [personKey(choice.address), choice]))
  return settled.current.flatMap((key) => byKey.get(key) ?? [])
}
