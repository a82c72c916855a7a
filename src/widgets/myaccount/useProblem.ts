import { useState } from 'react'
import { useIsHere } from '../../parts'
import { useTellFailure } from './useTellFailure'

/**
 * Why something was not done, in words, to be shown where it was asked for; null where it was. Whoever has left that
 * place meanwhile is told by a toast.
 */
export function useProblem(): [string | null, (problem: string | null) => void] {
  const [problem, setProblem] = useState<string | null>(null)
  const isHere = useIsHere()
  const tellFailure = useTellFailure()
  return [problem, (next) => (isHere.current ? setProblem(next) : tellFailure(next))]
}
