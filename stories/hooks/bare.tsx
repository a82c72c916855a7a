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

/** What a hook returns: values and actions. */
export interface Shown {
  says?: string | readonly string[]
  rows?: readonly string[]
  verbs?: readonly (readonly [button: string, act: () => unknown])[]
}

/** Renders a hook in bare HTML: its values, list rows, and actions as buttons. */
export const showing =
  <P extends object>(useShown: (props: P) => Shown) =>
  (props: P) => {
    const { says = [], rows, verbs = [] } = useShown(props)
    return (
      <>
        {[says].flat().map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rows && <List rows={rows} />}
        {verbs.map(([name, act]) => (
          <p key={name}>
            <Press act={act}>{name}</Press>
          </p>
        ))}
      </>
    )
  }

const List = ({ rows }: { rows: readonly string[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
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
