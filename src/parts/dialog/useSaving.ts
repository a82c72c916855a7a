import { useState } from 'react'
import { type Outcome, useTexts, useToast } from '../../hooks'
import { savingTexts } from '../../texts/dialog'
import { failureKind } from '../../texts/failureKind'
import { useIsHere } from './useIsHere'

/**
 * Outcome of a change; `kind` names the sentence for a failure that has one of its own, `field` the one that was
 * refused, which says so itself.
 */
type Saved = Outcome<string> & { readonly kind?: string; readonly field?: string }

interface Saving {
  isBusy: boolean
  /** Why the last change was not made; null before one failed. */
  error: string | null
  /** Runs a change; true where it was made. */
  run(change: () => Promise<Saved>): Promise<boolean>
}

const NONE = {}

/**
 * Saving from within a dialog: a failure is told in the dialog, where the shopper looks, and what was
 * typed stays. Whoever has closed the dialog meanwhile is told by a toast. `own` has sentences, by kind of failure,
 * that say it better here.
 */
export function useSaving(own: Readonly<Record<string, string>> = NONE): Saving {
  const { toast } = useToast()
  const texts: Readonly<Record<string, string>> = useTexts(savingTexts)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
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
