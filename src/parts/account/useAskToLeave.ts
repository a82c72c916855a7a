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

/** Resolves once the dialog has given the focus back, which may go on from there. */
const isClosed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
