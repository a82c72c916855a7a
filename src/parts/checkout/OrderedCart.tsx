import { useLayoutEffect } from 'react'
import { useCheckout, useHandledEvents } from '../../hooks'
import { OrderProgress } from './OrderProgress'

export interface OrderedCartProps {
  /** Called with whether there is an order to tell of. */
  onOrder(isThere: boolean): void
}

/** What became of the order that took a cart, also where it was sent before a reload; nothing without one. */
export function OrderedCart({ onOrder }: OrderedCartProps) {
  const { status, isUncertain } = useCheckout()
  useHandledEvents(EVENTS)
  const isThere = isUncertain || status === 'placed'
  useLayoutEffect(() => onOrder(isThere), [isThere, onOrder])
  return isThere ? <OrderProgress /> : null
}

const EVENTS = ['order-status-unknown'] as const
