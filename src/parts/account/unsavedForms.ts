import { createContext } from 'react'

/** Counts the forms of a screen in which something is typed that is not saved. */
export interface UnsavedForms {
  count: number
}

/** Those of the screen that is shown; the shell of the account area asks before it leaves them. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)
