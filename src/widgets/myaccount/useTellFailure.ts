import { useRef } from 'react'
import { useToast } from '../../hooks'

/** Tells in a toast why something was not done, or with null that it was: another try takes the last failure away. */
export function useTellFailure(): (problem: string | null) => void {
  const { toast, dismissToast } = useToast()
  const last = useRef(0)
  return (problem) => {
    dismissToast(last.current)
    if (problem) last.current = toast('say', { text: problem }, { tone: 'error' })
  }
}
