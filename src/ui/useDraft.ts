import { useState } from 'react'

/** A quantity that is being typed. */
export interface Draft {
  /** The text to show: what is being typed, else the value. */
  text: string
  isEditing: boolean
  type(text: string): void
  /** Forgets what was typed. */
  drop(): void
}

/** Keeps what is being typed apart from the value, so that a late answer does not overwrite it. */
export function useDraft(value: number): Draft {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? String(value),
    isEditing: draft !== null,
    type: setDraft,
    drop: () => setDraft(null),
  }
}
