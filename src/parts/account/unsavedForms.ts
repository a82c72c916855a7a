import { createContext } from 'react'

/** The forms of a screen that have unsaved input. */
export interface UnsavedForms {
  count: number
  /** Called once none is left. */
  onSaved?(): void
  /** Input kept when the customer was signed out, only in this page's memory. */
  drafts: Map<unknown, unknown>
  /** The customer whose drafts these are. */
  owner?: number
}

/** The unsaved forms of the current screen; the account shell asks before leaving them. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)
