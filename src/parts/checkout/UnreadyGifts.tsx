import { useEffect } from 'react'
import { isReady } from '../../domain/shipment/completeness'
import { useCart, useCheckout, useNextStep, useShipments } from '../../hooks'
import { NeededGifts } from './NeededGifts'

/** Lists the gifts that lack something, with links to the pages that ask for it. */
export function UnreadyGifts() {
  const { problems, validate } = useCart()
  const { status } = useCheckout()
  const { shipments } = useShipments()
  const { unready } = useNextStep('checkout-billing')
  const incomplete = shipments.filter((shipment) => !isReady(shipment))
  const hasProblem = status === 'blocked' && incomplete.length === 0 && unready.length > 0
  // Undo brought back an item with a problem; the alert for problems shows it.
  useEffect(() => {
    if (hasProblem) void validate()
  }, [hasProblem, validate])
  if (problems.length > 0 || incomplete.length === 0) return null
  return <NeededGifts shipments={incomplete} />
}
