import { useState } from 'react'
import { type Outcome, useTexts, useToast } from '../../hooks'
import { savingTexts } from '../../texts/dialog'
import { failureKind } from '../../texts/failureKind'
import { useProblemUntilSignIn } from '../account/useProblemUntilSignIn'
import { useIsHere } from './useIsHere'

/**
 * Outcome of a change; `kind` names a specific failure text, `field` the rejected field, which shows its
 * own error.
 */
type Saved = Outcome<string> & { readonly kind?: string; readonly field?: string }

interface Saving {
  isBusy: boolean
  /** Why the last change failed; null if none has. */
  error: string | null
  /** Runs a change; resolves to true if it succeeded. */
  run(change: () => Promise<Saved>): Promise<boolean>
}

const NONE = {}

/**
 * Saves from within a dialog: a failure is shown in the dialog and the input is kept. If the dialog has
 * been closed meanwhile, a toast shows the failure. `own` overrides failure texts, by kind.
 */
export function useSaving(own: Readonly<Record<string, string>> = NONE): Saving {
  const { toast } = useToast()
  const texts: Readonly<Record<string, string>> = useTexts(savingTexts)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useProblemUntilSignIn<string>()
  const isHere = useIsHere()

  const run = async (change: () => Promise<Saved>) => {
    setBusy(true)
    setError(null)
    const { status, reason, kind: named, field } = await change()
    const kind = failureKind(reason, named)
    const isMade = status !== 'failed'
    if (isHere.current) {
      setBusy(false)
      if (!isMade && !field) setError(own[kind] ?? texts[kind] ?? '')
    } else if (!isMade) toast(failureKind(reason), {}, { tone: 'error' })
    return isMade
  }
  return { isBusy, error, run }
}
