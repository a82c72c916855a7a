import { isMyselfAddress } from '../../../domain/recipient/addresses'
import { formatPhone } from '../../../domain/recipient/phone'
import type { SavedAddress } from '../../../domain/schema/entities'
import { recipientName } from '../../../domain/shipment/shipments'
import { useTexts } from '../../../hooks'
import { addressText } from '../../../parts'
import { whoseTexts } from '../../../texts/whose'

/** An address in the lines of a shipping label; the name is the heading above it. */
export function AddressLines({ address }: { address: SavedAddress }) {
  const { place } = useTexts(whoseTexts)
  const { company, address_1, address_2, city, state, postal_code, phone, email } = address
  const lines = {
    name: isMyselfAddress(address) ? recipientName(address) : '',
    company,
    address_1,
    address_2,
    town: addressText({ city, state, postal_code }, { place }),
  }
  // A long email can only wrap before its @.
  const [user, host] = email?.trim().split(/(?=@)/) ?? []
  return (
    <address className="gw-book-lines">
      {Object.entries(lines).map(
        ([line, text]) =>
          text?.trim() && (
            <span key={line}>
              <bdi>{text}</bdi>
            </span>
          ),
      )}
      {phone && (
        <span className="gw-book-contact">
          <bdi>{formatPhone(phone)}</bdi>
        </span>
      )}
      {user && (
        <span className="gw-book-contact">
          {user}
          <wbr />
          {host}
        </span>
      )}
    </address>
  )
}
