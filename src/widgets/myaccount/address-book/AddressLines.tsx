import { isMyselfAddress } from '../../../domain/recipient/addresses'
import { formatPhone } from '../../../domain/recipient/phone'
import type { SavedAddress } from '../../../domain/schema/entities'
import { recipientName } from '../../../domain/shipment/shipments'
import { useTexts } from '../../../hooks'
import { addressText } from '../../../parts'
import { shipmentTexts } from '../../../texts/shipment'

/** An address as it stands on a label, a line each; the name is the heading above it. */
export function AddressLines({ address }: { address: SavedAddress }) {
  const { place } = useTexts(shipmentTexts)
  const { company, address_1, address_2, city, state, postal_code, phone, email } = address
  const lines = {
    name: isMyselfAddress(address) ? recipientName(address) : '',
    company,
    address_1,
    address_2,
    town: addressText({ city, state, postal_code }, { place }),
    phone: phone && formatPhone(phone),
    email,
  }
  return (
    <address className="gw-book-lines">
      {Object.entries(lines).map(([line, text]) => text?.trim() && <span key={line}>{text}</span>)}
    </address>
  )
}
