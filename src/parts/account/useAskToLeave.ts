import { useCallback } from 'react'
import { useAsk, useTexts } from '../../hooks'
import { leaveTexts } from '../../texts/leave'

/**
 * Asks before something is left in which anything is typed that is not saved. Resolves to whether it may
 * be lost; whoever closes the question stays.
 */
export function useAskToLeave(): () => Promise<boolean> {
  const ask = useAsk()
  const { unsaved } = useTexts(leaveTexts)
  return useCallback(async () => {
    const choice = await ask('unsaved-changes', {})
    // Where no dialog can be shown, the browser asks: or nobody could leave the form.
    if (choice === undefined) return confirm(unsaved)
    if (choice === 'no') await isClosed()
    return choice === 'no'
  }, [ask, unsaved])
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
