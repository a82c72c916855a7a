import { useState } from 'react'

/** A quantity that is being typed. */
export interface Draft {
  /** The text to show: the draft if there is one, else the value. */
  text: string
  isEditing: boolean
  type(text: string): void
  /** Discards the draft. */
  drop(): void
}

/** Keeps typed text separate from the value, so that a late response does not overwrite it. */
export function useDraft(value: number): Draft {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? String(value),
    isEditing: draft !== null,
    type: setDraft,
    drop: () => setDraft(null),
  }
}
