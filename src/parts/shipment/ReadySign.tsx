import { useTexts } from '../../hooks'
import { shipmentTexts } from '../../texts/shipment'
import { Icon } from '../../ui'
import './ReadySign.css'

/** Says quietly that a shipment has all that it needs. */
export function ReadySign() {
  const { ready } = useTexts(shipmentTexts)
  return (
    <span className="gw-ready">
      <Icon name="check" />
      {ready}
    </span>
  )
}
