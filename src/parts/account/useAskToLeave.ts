import { use, useCallback } from 'react'
import { useAsk, useTexts } from '../../hooks'
import { leaveTexts } from '../../texts/leave'
import { UnsavedFormsContext } from './unsavedForms'

/**
 * Asks before something is left in which anything is typed that is not saved. Resolves to whether it may be
 * left; whoever closes the question stays. It closes by itself once all is saved, and then it may be left.
 */
export function useAskToLeave(): () => Promise<boolean> {
  const ask = useAsk()
  const forms = use(UnsavedFormsContext)
  const { unsaved } = useTexts(leaveTexts)
  return useCallback(async () => {
    const saved = new AbortController()
    if (forms) forms.onSaved = () => saved.abort()
    const choice = await ask('unsaved-changes', {}, forms ? saved.signal : undefined)
    // Where no dialog can be shown, the browser asks: or nobody could leave the form.
    if (choice === undefined) return confirm(unsaved)
    const mayLeave = choice === 'no' || saved.signal.aborted
    if (mayLeave) await isClosed()
    return mayLeave
  }, [ask, forms, unsaved])
}

/** So many frames a dialog is given to close. */
const FRAMES = 60

/** Resolves once the dialog has closed and given the focus back, which may go on from there. */
async function isClosed(): Promise<void> {
  const isClosing = () =>
    document.querySelector('.gw-dialog') !== null || document.activeElement === document.body
  for (let left = FRAMES; left > 0 && isClosing(); left -= 1)
    await new Promise(requestAnimationFrame)
}
