import { useEffect } from 'react'
import { useCart } from '../hooks'
import { loadNotices, OnDemand } from './OnDemand'

/** What stands in the way of the whole cart: it is not known any more, or may not be checked out. */
export function CartAlerts() {
  const { problems, hasValidationFailed, isNotFound } = useCart()
  // A press on checkout shows them at once.
  useEffect(() => void loadNotices(), [])

  return (
    <>
      {isNotFound && <OnDemand name="CartLost" />}
      {(problems.length > 0 || hasValidationFailed) && <OnDemand name="CartProblem" />}
    </>
  )
}
