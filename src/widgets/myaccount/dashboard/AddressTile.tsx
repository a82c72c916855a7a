import { isMyselfAddress } from '../../../domain/recipient/addresses'
import { recipientName } from '../../../domain/shipment/shipments'
import { useAccountRoute, useAddresses, useTexts } from '../../../hooks'
import { addressText } from '../../../parts'
import { dashboardTexts } from '../../../texts/dashboard'
import { whoseTexts } from '../../../texts/whose'
import { Tile } from './Tile'

/** The default address, or the customer's own. */
export function AddressTile() {
  const { addresses: all, status, refresh } = useAddresses()
  // "Ship to Myself" exists before it has an address.
  const addresses = all.filter(({ address_1 }) => address_1?.trim())
  const { linkTo } = useAccountRoute()
  const texts = useTexts(dashboardTexts)
  const { place } = useTexts(whoseTexts)
  const address = addresses.find(({ is_default }) => is_default) ?? addresses.find(isMyselfAddress)
  return (
    <Tile title={texts.address} status={status} onRetry={refresh}>
      {address ? (
        <div>
          <p className="gw-dashboard-person">{recipientName(address)}</p>
          <p>
            <bdi>{addressText(address, { place })}</bdi>
          </p>
        </div>
      ) : (
        <p className="gw-note">{addresses.length > 0 ? texts.noDefault : texts.noAddress}</p>
      )}
      <p>
        <a {...linkTo('address-book')}>{texts.allAddresses}</a>
      </p>
    </Tile>
  )
}
