import type { ComponentType, ReactNode } from 'react'
import { useShipments } from '../../src/hooks'

interface PressProps {
  act(): unknown
  children: ReactNode
}

/** A button of a page without styles. */
export const Press = ({ act, children }: PressProps) => (
  <button type="button" onClick={act}>
    {children}
  </button>
)

/** Shows something of the first line of the cart, or that there is none. */
export function ofFirstLine(Bare: ComponentType<{ lineId: number; skuId: number }>) {
  return function First() {
    const line = useShipments().shipments[0]?.items[0]
    return line ? <Bare lineId={line.clin_id} skuId={line.sku_id} /> : <p>No line</p>
  }
}

/** Shows something of the first shipment, or that there is none. */
export function ofFirstShipment(Bare: ComponentType<{ shipmentId: number }>) {
  return function First() {
    const [shipmentId] = useShipments().shipmentIds
    return shipmentId === undefined ? <p>No shipment</p> : <Bare shipmentId={shipmentId} />
  }
}
