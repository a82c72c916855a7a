import { use, useEffect } from 'react'
import { useUnsavedGuard } from '../checkout/useUnsavedGuard'
import { UnsavedFormsContext } from './unsavedForms'

/** Asks before leaving an account screen or the page with unsaved input. */
export function useRouteGuard(isDirty: boolean): void {
  const forms = use(UnsavedFormsContext)
  useUnsavedGuard(isDirty)
  useEffect(() => {
    if (!isDirty || !forms) return
    forms.count += 1
    return () => {
      forms.count -= 1
      if (forms.count === 0) forms.onSaved?.()
    }
  }, [isDirty, forms])
}
