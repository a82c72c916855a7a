import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui'
import './ShipmentRow.css'

interface ShipmentRowProps {
  icon: IconName
  children?: ReactNode
  /** The button to change it. */
  action?: ReactNode
}

/** One known or missing detail of a shipment, with a button to change it at the end. */
export function ShipmentRow({ icon, children, action }: ShipmentRowProps) {
  return (
    <div className="gw-shipment-row">
      <Icon className="gw-shipment-row-icon" name={icon} />
      <div className="gw-shipment-row-text">{children}</div>
      {action && <div className="gw-shipment-row-action">{action}</div>}
    </div>
  )
}
