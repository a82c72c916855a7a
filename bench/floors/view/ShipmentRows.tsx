import type { ReactNode } from 'react'
import type { Shipment } from '../../../src/domain/schema/entities'
import { day, type icons } from '../model'
import { Icon, TextButton } from './controls'

interface RowProps {
  icon: keyof typeof icons
  action: ReactNode
  children?: ReactNode
}

const Row = ({ icon, action, children }: RowProps) => (
  <div className="gw-shipment-row">
    <Icon className="gw-shipment-row-icon" name={icon} />
    <div className="gw-shipment-row-text">{children}</div>
    <div className="gw-shipment-row-action">{action}</div>
  </div>
)

interface ShipmentRowsProps {
  shipment: Shipment
  owner: string
}

/** Address, date and message. */
export function ShipmentRows({ shipment, owner }: ShipmentRowsProps) {
  const { address_1, address_2, city, state, postal_code, shipping } = shipment
  const street = [address_1, address_2].filter(Boolean).join(', ')
  return (
    <div className="gw-shipment-rows">
      <Row
        icon="pin"
        action={
          <>
            <TextButton label={`Edit address of ${owner}`}>Edit address</TextButton>
            <TextButton label={`Change recipient of ${owner}`}>Change recipient</TextButton>
          </>
        }
      >
        <p className="gw-shipment-address">{`${street}, ${city}, ${state} ${postal_code}`}</p>
      </Row>
      <Row
        icon="calendar"
        action={
          <TextButton>
            Change date<span className="gw-hidden">{` for ${owner}`}</span>
          </TextButton>
        }
      >
        <p className="gw-delivery-day">{`Arrives ${day(shipping?.delivery_date)}`}</p>
        <ul className="gw-delivery gw-note">
          <li className="gw-delivery-fact">
            <Icon name="snowflake" />
            Ships frozen
          </li>
        </ul>
      </Row>
      <Row
        icon="note"
        action={
          <TextButton label={`Add a free gift message to ${owner}`}>
            Add a free gift message
          </TextButton>
        }
      />
    </div>
  )
}
