import type { UseBulkRecipientsResult } from '../../../hooks'

/** A screen before sending, or the progress screen. */
export type Step = 'paste' | 'map' | 'check' | 'run'

/** State shared by the dialog's screens. */
export interface Flow {
  bulk: UseBulkRecipientsResult
  step: Step
  /** The pasted text. */
  text: string
  setText(text: string): void
  /** Text key of the problem that blocks the next step; null if none. */
  problem: 'nothing' | 'badFile' | 'notLoaded' | null
  isReading: boolean
  /** Parses the pasted text and continues to the columns. */
  read(): void
  readFile(file: File): void
  go(step: Step): void
  /** Starts sending to everyone who is ready. */
  start(): void
  /** Closes the dialog without sending. */
  cancel(): void
  /** Reports whether a row has an unsaved fix, so that leaving asks first. */
  setTyped(place: number, isTyped: boolean): void
  /** Closes the dialog. */
  end(): void
}
