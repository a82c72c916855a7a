import { use, useCallback } from 'react'
import { useAsk, useTexts } from '../../hooks'
import { leaveTexts } from '../../texts/leave'
import { UnsavedFormsContext } from './unsavedForms'

/**
 * Asks before leaving unsaved input. Resolves to whether leaving is allowed; dismissing the question means
 * staying. The question closes automatically, and leaving is allowed, once everything is saved.
 */
export function useAskToLeave(): () => Promise<boolean> {
  const ask = useAsk()
  const forms = use(UnsavedFormsContext)
  const { unsaved } = useTexts(leaveTexts)
  return useCallback(async () => {
    const saved = new AbortController()
    if (forms) forms.onSaved = () => saved.abort()
    const choice = await ask('unsaved-changes', {}, forms ? saved.signal : undefined)
    // If no dialog can be shown, falls back to `confirm`, so that the form can be left.
    if (choice === undefined) return confirm(unsaved)
    const mayLeave = choice === 'no' || saved.signal.aborted
    if (mayLeave) await isClosed()
    return mayLeave
  }, [ask, forms, unsaved])
}

/** Number of frames to wait for a dialog to close. */
const FRAMES = 60

/** Resolves once the dialog has closed and returned focus, so that focus can move on from there. */
async function isClosed(): Promise<void> {
  const isClosing = () =>
    document.querySelector('.gw-dialog') !== null || document.activeElement === document.body
  for (let left = FRAMES; left > 0 && isClosing(); left -= 1)
    await new Promise(requestAnimationFrame)
}
