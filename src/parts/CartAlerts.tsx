import { useEffect } from 'react'
import { useCart } from '../hooks'
import { loadNotices, onDemand } from './onDemand'

const Lost = onDemand('CartLost')
const Problem = onDemand('CartProblem')

/** What stands in the way of the whole cart: it is not known any more, or may not be checked out. */
export function CartAlerts() {
  const { problems, hasValidationFailed, isNotFound } = useCart()
  // A press on checkout shows them at once.
  useEffect(() => void loadNotices(), [])

  return (
    <>
      {isNotFound && <Lost />}
      {(problems.length > 0 || hasValidationFailed) && <Problem />}
    </>
  )
}
