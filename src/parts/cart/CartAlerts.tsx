import { useCart } from '../../hooks'
import {
  LazyCartLost,
  LazyCartProblem,
  LazyImportLocalRecipients,
  LazyStockWatch,
} from '../lazy/lazyNotices'
import type { CartProblemProps } from './CartProblem'

/**
 * Alerts for the whole cart: it no longer exists, or cannot be checked out. Their code loads with the stock
 * watch, so that a press on checkout shows them immediately.
 */
export function CartAlerts({ inCards }: CartProblemProps) {
  const { problems, hasValidationFailed, isRefused, isNotFound } = useCart()
  const hasProblem = problems.length > 0 || hasValidationFailed || isRefused

  return (
    <>
      <LazyStockWatch />
      <LazyImportLocalRecipients />
      {isNotFound && <LazyCartLost />}
      {hasProblem && <LazyCartProblem inCards={inCards} />}
    </>
  )
}
