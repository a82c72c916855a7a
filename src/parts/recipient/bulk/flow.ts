import type { UseBulkRecipientsResult } from '../../../hooks'

/** A screen before anything is sent, or the one that shows how far the sending is. */
export type Step = 'paste' | 'map' | 'check' | 'run'

/** What the screens of the dialog share. */
export interface Flow {
  bulk: UseBulkRecipientsResult
  step: Step
  /** What was pasted. */
  text: string
  setText(text: string): void
  /** Why it cannot go on, by its key in the texts; null while it can. */
  problem: 'nothing' | 'badFile' | 'notLoaded' | null
  isReading: boolean
  /** Reads what was pasted, and goes on to its columns. */
  read(): void
  readFile(file: File): void
  go(step: Step): void
  /** Sends to everybody who is ready. */
  start(): void
  /** Ends the dialog with nothing sent. */
  cancel(): void
  /** Says whether a fix of a row is typed that was not added, as leaving asks first then. */
  setTyped(place: number, isTyped: boolean): void
  /** Ends the dialog. */
  end(): void
}
