import { useCart } from '../../hooks'
import { OnDemand } from '../lazy/OnDemand'

/**
 * What stands in the way of the whole cart: it is not known any more, or may not be checked out. The
 * code for that comes along with the watch over the stock, so that a press on checkout shows it at once.
 */
export function CartAlerts() {
  const { problems, hasValidationFailed, isNotFound } = useCart()

  return (
    <>
      <OnDemand name="StockWatch" />
      {isNotFound && <OnDemand name="CartLost" />}
      {(problems.length > 0 || hasValidationFailed) && <OnDemand name="CartProblem" />}
    </>
  )
}
