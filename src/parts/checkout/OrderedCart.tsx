import { useLayoutEffect } from 'react'
import { useCheckout, useHandledEvents, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { Failure } from '../page/Failure'
import { OrderProgress } from './OrderProgress'

export interface OrderedCartProps {
  /** Called with whether there is an order to tell of. */
  onOrder(isThere: boolean): void
}

/**
 * What became of an order, also where it was sent before a reload; nothing without one. That it was not placed
 * stands above what comes back, and has the focus.
 */
export function OrderedCart({ onOrder }: OrderedCartProps) {
  const { status, isUncertain, wasNotSeen } = useCheckout()
  useHandledEvents(EVENTS)
  const isThere = isUncertain || status === 'placed'
  useLayoutEffect(() => onOrder(isThere), [isThere, onOrder])
  if (isThere) return <OrderProgress />
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
