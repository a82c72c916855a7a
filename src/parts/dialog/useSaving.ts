import { useEffect, useRef, useState } from 'react'
import { useDialogs, useStore, useTexts } from '../../hooks'
import { savingTexts } from '../../texts/saving'

interface Saving {
  isBusy: boolean
  /** Why the last change was not made; null before one failed. */
  error: string | null
  /** Runs a change; true where it was made. */
  run(change: () => Promise<unknown>): Promise<boolean>
}

/**
 * Saving from within a dialog: a failure is told in the dialog, where the shopper looks, instead of
 * in a notice behind it; what was typed stays.
 */
export function useSaving(): Saving {
  const { state } = useStore()
  const { dismissToast } = useDialogs()
  const texts: Readonly<Record<string, string>> = useTexts(savingTexts)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const run = async (change: () => Promise<unknown>) => {
    const known = new Set(state.dialogs.toasts.map(({ id }) => id))
    setBusy(true)
    setError(null)
    const isMade = (await change()) !== 'failed'
    // Whoever has closed the dialog meanwhile is told by the notice after all.
    if (!isHere.current) return isMade
    setBusy(false)
    if (isMade) return true
    const notices = state.dialogs.toasts.filter(
      ({ id, tone }) => !known.has(id) && tone === 'error',
    )
    const told = notices.at(-1)
    for (const { id } of notices) dismissToast(id)
    setError(texts[told?.kind ?? ''] ?? texts['change-not-saved'] ?? '')
    return false
  }
  return { isBusy, error, run }
}
