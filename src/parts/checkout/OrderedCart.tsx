import { useLayoutEffect } from 'react'
import { useCheckout, useHandledEvents, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { Failure } from '../page/Failure'
import { OrderPlaced, OrderProgress } from './OrderProgress'
import { useIsPlaced } from './useIsPlaced'

export interface OrderedCartProps {
  /** Called with whether there is an order outcome to show. */
  onOrder(isThere: boolean): void
}

/**
 * The outcome of an order, even one sent before a reload. Renders nothing without one. If it was not
 * placed, a focused notice says so above the restored cart.
 */
export function OrderedCart({ onOrder }: OrderedCartProps) {
  const { status, isUncertain, wasNotSeen } = useCheckout()
  const isPlaced = useIsPlaced()
  useHandledEvents(EVENTS)
  const isThere = isUncertain || isPlaced
  useLayoutEffect(() => onOrder(isThere), [isThere, onOrder])
  if (isPlaced) return <OrderPlaced />
  if (isUncertain) return <OrderProgress />
  return status === 'not-placed' || wasNotSeen ? <NotPlaced /> : null
}

function NotPlaced() {
  const { notPlaced, notSeen } = useTexts(orderTexts)
  return (
    <div className="gw-checkout-alone" tabIndex={-1} data-gw-heading>
      <Failure title={notPlaced}>{notSeen}</Failure>
    </div>
  )
}

const EVENTS = ['order-status-unknown'] as const
