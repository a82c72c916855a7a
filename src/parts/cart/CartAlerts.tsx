import { useCart } from '../../hooks'
import {
  LazyCartLost,
  LazyCartProblem,
  LazyImportLocalRecipients,
  LazyStockWatch,
} from '../lazy/lazyNotices'
import type { CartProblemProps } from './CartProblem'

/**
 * What stands in the way of the whole cart: it is not known any more, or may not be checked out. The
 * code for that comes along with the watch over the stock, so that a press on checkout shows it at once.
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
