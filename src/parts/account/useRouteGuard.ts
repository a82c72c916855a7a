import { createContext, use, useEffect } from 'react'
import { useUnsavedGuard } from '../checkout/useUnsavedGuard'

/** Counts the forms of a screen in which something is typed that is not saved. */
export interface UnsavedForms {
  count: number
}

/** Those of the screen that is shown; the shell of the account area asks before it leaves them. */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null)

/** Asks before a screen of the account, or the page, is left while something is typed that is not saved. */
export function useRouteGuard(isDirty: boolean): void {
  const forms = use(UnsavedFormsContext)
  useUnsavedGuard(isDirty)
  useEffect(() => {
    if (!isDirty || !forms) return
    forms.count += 1
    return () => {
      forms.count -= 1
    }
  }, [isDirty, forms])
}
