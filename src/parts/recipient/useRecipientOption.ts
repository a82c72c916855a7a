import { addressKey, isMyselfAddress } from '../../domain/recipient/addresses'
import type { RecipientChoice } from '../../domain/recipient/recipients'
import { recipientName } from '../../domain/shipment/shipments'
import { useLocalRecipients, useTexts } from '../../hooks'
import { personTexts } from '../../texts/person'
import { whoseTexts } from '../../texts/whose'
import type { RadioOption } from '../../ui'
import { addressText } from './addressText'

/**
 * How somebody to send to is written as a choice: by name, with where they live and where they are known
 * from. `shipmentId` is the shipment that may go elsewhere, so that where it goes now says so.
 */
export function useRecipientOption(shipmentId?: number): (choice: RecipientChoice) => RadioOption {
  const texts = useTexts(personTexts)
  const { place } = useTexts(whoseTexts)
  const { localRecipients } = useLocalRecipients()
  const local = new Set(localRecipients.map(addressKey))
  return ({ address, shipmentId: usedBy }) => {
    const value = addressKey(address)
    const source = local.has(value) ? texts.device : undefined
    return {
      value,
      label: isMyselfAddress(address)
        ? texts.myself
        : recipientName(address) || address.selector_label || '',
      hint: addressText(address, { place }) || undefined,
      aside: usedBy === null ? source : usedBy === shipmentId ? texts.isCurrent : texts.inCart,
    }
  }
}
