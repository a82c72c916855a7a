import { useRef } from 'react'
import { useStoreEvent, useToast } from '../../hooks'

type ToastOptions = Parameters<ReturnType<typeof useToast>['toast']>[2]

/**
 * Returns a function that shows a failure in a toast, or with null clears the last one. `again` has the
 * options for a retry button. If the session is over, the screen asks to sign in again, and the failure is shown
 * afterwards.
 */
export function useTellFailure(): (problem: string | null, again?: ToastOptions) => void {
  const { toast, dismissToast } = useToast()
  const last = useRef(0)
  const isOver = useRef(false)
  const held = useRef<(() => void) | null>(null)
  const end = (isShown: boolean) => {
    isOver.current = false
    if (isShown) held.current?.()
    held.current = null
  }
  useStoreEvent('session-expired', () => {
    isOver.current = true
  })
  useStoreEvent('signed-in', () => end(true))
  // The next customer does not see it.
  useStoreEvent('signed-out', () => end(false))

  return (problem, again) => {
    dismissToast(last.current)
    held.current = null
    if (!problem) return
    const show = () => {
      last.current = toast('say', { text: problem }, { tone: 'error', ...again })
    }
    if (isOver.current) held.current = show
    else show()
  }
}
