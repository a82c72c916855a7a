import { useId, useRef, useState } from 'react'
import {
  type Outcome,
  type SavedCard,
  type UseManageCardsResult,
  useAnnounce,
  useTexts,
} from '../../../hooks'
import { useCardName } from '../../../parts'
import { cardFormTexts } from '../../../texts/cardForm'
import { cardListTexts } from '../../../texts/cardList'
import { fill } from '../../../texts/catalogue'
import { useProblemText } from '../useProblemText'
import { useTellFailure } from '../useTellFailure'

/** The default card, including a pending choice. */
export interface DefaultChoice {
  /** The name shared by the radios. */
  name: string
  chosen: string | number | null
  /** Whether the choice is being saved. */
  isSaving: boolean
  choose(card: SavedCard): void
}

/**
 * Saves the choice of the default immediately; of several in quick succession, the last. Rolls back when
 * the server rejects it; calls `onGone` for a card that was deleted elsewhere.
 */
export function useDefaultChoice(
  { cards, makeDefault }: UseManageCardsResult,
  onGone: (card: SavedCard) => void,
): DefaultChoice {
  const name = useId()
  const [wanted, setWanted] = useState<SavedCard | null>(null)
  const next = useRef<SavedCard | null>(null)
  const isSaving = useRef(false)
  const announce = useAnnounce()
  const tellFailure = useTellFailure()
  const { set } = useTexts(cardListTexts)
  const { gone } = useTexts(cardFormTexts)
  const cardName = useCardName()
  const problemText = useProblemText()
  const saved = cards.find(({ is_default }) => is_default)?.profile_id ?? null

  async function choose(card: SavedCard): Promise<void> {
    next.current = card
    setWanted(card)
    if (isSaving.current) return
    isSaving.current = true
    let last = card
    let outcome: Outcome<string> | null = null
    while (next.current) {
      last = next.current
      next.current = null
      outcome = await makeDefault(last.profile_id)
    }
    isSaving.current = false
    setWanted(null)
    const isGone = outcome?.reason === 'gone'
    const problem = isGone ? gone : outcome && problemText(outcome)
    if (isGone) onGone(last)
    tellFailure(problem)
    if (!problem) announce('say', { text: fill(set, { card: cardName(last) }) })
  }
  return {
    name,
    chosen: wanted?.profile_id ?? saved,
    isSaving: wanted !== null,
    choose: (card) => void choose(card),
  }
}
