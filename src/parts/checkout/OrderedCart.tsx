import { useCheckout, useHandledEvents } from '../../hooks'
import { EmptyCart } from '../cart/EmptyCart'
import { OrderProgress } from './OrderProgress'

/** A cart with nothing in it, and what became of the order that took it, also where that was sent before a reload. */
export function OrderedCart() {
  const { status, isUncertain } = useCheckout()
  useHandledEvents(EVENTS)
  return isUncertain || status === 'placed' ? <OrderProgress /> : <EmptyCart />
}

const EVENTS = ['order-status-unknown'] as const
