import { useRef } from 'react'
import { useToast } from '../../hooks'

/** The button with which the same can be tried again. */
interface TellAction {
  action?: (() => void) | null
  actionKind?: string | null
}

/** Tells in a toast why something was not done, or with null that it was: another try takes the last failure away. */
export function useTellFailure(): (problem: string | null, again?: TellAction) => void {
  const { toast, dismissToast } = useToast()
  const last = useRef(0)
  return (problem, again) => {
    dismissToast(last.current)
    if (problem) last.current = toast('say', { text: problem }, { tone: 'error', ...again })
  }
}
