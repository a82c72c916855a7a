import { createContext } from 'react'

/** The forms of a screen in which something is typed that is not saved. */
export interface UnsavedForms {
  count: number
  /** Called once there is none any more. */
  onSaved?(): void
  /** What was typed when its customer was signed out, in the memory of this page alone. */
  drafts: Map<unknown, unknown>
  /** Whose that is. */
  owner?: number
}

/** Those of the screen that is shown; the shell of the account area asks before it leaves them. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)
