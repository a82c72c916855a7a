import { useRef } from 'react'
import { useStoreEvent, useToast } from '../../hooks'

type ToastOptions = Parameters<ReturnType<typeof useToast>['toast']>[2]

/**
 * Returns a function that shows a failure in a toast, or with null clears it. A failure replaces the previous one of
 * the same `subject`. `again` has the options for a retry button. If the session is over, the screen asks to sign in
 * again, and failures are shown afterwards.
 */
export function useTellFailure(): (
  problem: string | null,
  again?: ToastOptions,
  subject?: unknown,
) => void {
  const { toast, dismissToast } = useToast()
  const shown = useRef(new Map<unknown, number>())
  const isOver = useRef(false)
  const held = useRef(new Map<unknown, () => void>())
  const end = (isShown: boolean) => {
    isOver.current = false
    if (isShown) for (const show of held.current.values()) show()
    held.current.clear()
  }
  useStoreEvent('session-expired', () => {
    isOver.current = true
  })
  useStoreEvent('signed-in', () => end(true))
  // The next customer does not see them.
  useStoreEvent('signed-out', () => end(false))

  return (problem, again, subject) => {
    dismissToast(shown.current.get(subject) ?? 0)
    held.current.delete(subject)
    if (!problem) return
    const show = () => {
      shown.current.set(subject, toast('say', { text: problem }, { tone: 'error', ...again }))
    }
    if (isOver.current) held.current.set(subject, show)
    else show()
  }
}
