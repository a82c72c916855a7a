import type { StoreContext } from '../core/context'
import { type Added, type AddedPlace, type Addition, addLines } from './additions'

/** An item that is only added once the items of earlier turns have their details. */
export interface TurnAddition extends Addition {
  /** Default 0. */
  turn?: number
}

/** The turns of additions, in order. */
export const turnsOf = (additions: readonly TurnAddition[]): readonly number[] =>
  [...new Set(additions.map(turnOf))].sort((a, b) => a - b)

/**
 * Adds items in turns, and calls `settle` after each with all places so far: a server merges lines that are
 * alike, so lines of one size have to get their details before the next one is added. Stops after a failure.
 */
export async function addInTurns(
  context: StoreContext,
  additions: readonly TurnAddition[],
  settle: (places: Added['places'], turn: number) => Promise<unknown>,
): Promise<Added> {
  const places: (AddedPlace | null)[] = additions.map(() => null)
  let whole: Added = { places: [] }
  for (const turn of turnsOf(additions)) {
    const mine = [...additions.entries()].filter(([, one]) => turnOf(one) === turn)
    const { places: added, ...failure } = await addLines(
      context,
      mine.map(([, one]) => one),
    )
    if (failure.reason) whole = { ...whole, ...failure }
    if (added.length === 0) break
    for (const [nth, [at]] of mine.entries()) places[at] = added[nth] ?? null
    whole = { ...whole, places }
    await settle(places, turn)
    if (failure.reason && added.includes(null)) break
  }
  return whole
}

const turnOf = ({ turn = 0 }: TurnAddition) => turn
