import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui'
import './ShipmentRow.css'

interface ShipmentRowProps {
  icon: IconName
  children?: ReactNode
  /** The button that changes it. */
  action?: ReactNode
}

/** One thing that is known of a shipment, or is still to be said, with what changes it at its end. */
export function ShipmentRow({ icon, children, action }: ShipmentRowProps) {
  return (
    <div className="gw-shipment-row">
      <Icon className="gw-shipment-row-icon" name={icon} />
      <div className="gw-shipment-row-text">{children}</div>
      {action && <div className="gw-shipment-row-action">{action}</div>}
    </div>
  )
}
