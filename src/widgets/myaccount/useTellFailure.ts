import { useRef } from 'react'
import { useToast } from '../../hooks'

type ToastOptions = Parameters<ReturnType<typeof useToast>['toast']>[2]

/**
 * Tells in a toast why something was not done, or with null that it was: another try takes the last failure away.
 * `again` has the button with which the same can be tried again.
 */
export function useTellFailure(): (problem: string | null, again?: ToastOptions) => void {
  const { toast, dismissToast } = useToast()
  const last = useRef(0)
  return (problem, again) => {
    dismissToast(last.current)
    if (problem) last.current = toast('say', { text: problem }, { tone: 'error', ...again })
  }
}
