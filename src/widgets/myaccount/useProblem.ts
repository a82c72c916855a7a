import { useIsHere, useProblemUntilSignIn } from '../../parts'
import { useTellFailure } from './useTellFailure'

/**
 * State for a failure text shown next to its control; null on success. If that screen has been left, a
 * toast shows the failure.
 */
export function useProblem(): [string | null, (problem: string | null) => void] {
  const [problem, setProblem] = useProblemUntilSignIn<string>()
  const isHere = useIsHere()
  const tellFailure = useTellFailure()
  return [problem, (next) => (isHere.current ? setProblem(next) : tellFailure(next))]
}
