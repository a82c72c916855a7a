import { useCart } from '../../hooks'
import {
  LazyCartLost,
  LazyCartProblem,
  LazyImportLocalRecipients,
  LazyStockWatch,
} from '../lazy/lazyNotices'
import type { CartProblemProps } from './CartProblem'

interface CartAlertsProps extends CartProblemProps {
  /** Whether the page itself says if the cart could not be checked. */
  hasOwnFailure?: boolean
}

/**
 * Alerts for the whole cart: it no longer exists, or cannot be checked out. Their code loads with the stock
 * watch, so that a press on checkout shows them immediately.
 */
export function CartAlerts({ inCards, hasOwnFailure }: CartAlertsProps) {
  const { problems, hasValidationFailed, isRefused, isNotFound } = useCart()
  const hasProblem = problems.length > 0 || isRefused || (hasValidationFailed && !hasOwnFailure)

  return (
    <>
      <LazyStockWatch />
      <LazyImportLocalRecipients />
      {isNotFound && <LazyCartLost />}
      {hasProblem && <LazyCartProblem inCards={inCards} />}
    </>
  )
}
