import { useRef } from 'react'
import { useToast } from '../../hooks'

type ToastOptions = Parameters<ReturnType<typeof useToast>['toast']>[2]

/**
 * Returns a function that shows a failure in a toast, or with null clears the last one. `again` has the
 * options for a retry button.
 */
export function useTellFailure(): (problem: string | null, again?: ToastOptions) => void {
  const { toast, dismissToast } = useToast()
  const last = useRef(0)
  return (problem, again) => {
    dismissToast(last.current)
    if (problem) last.current = toast('say', { text: problem }, { tone: 'error', ...again })
  }
}
