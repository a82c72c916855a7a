import { addressKey } from '../../domain/recipient/addresses'
import type { RecipientChoice } from '../../domain/recipient/recipients'
import { useLocalRecipients, useTexts } from '../../hooks'
import { personTexts } from '../../texts/person'
import { whoseTexts } from '../../texts/whose'
import type { RadioOption } from '../../ui'
import { addressText } from './addressText'
import { personName } from './personName'

/**
 * Returns a function that formats a recipient as an option: name, address, and where the recipient is known
 * from. `shipmentId` is the shipment being changed, so that its current recipient is marked.
 */
export function useRecipientOption(shipmentId?: number): (choice: RecipientChoice) => RadioOption {
  const texts = useTexts(personTexts)
  const { place } = useTexts(whoseTexts)
  const { localRecipients } = useLocalRecipients()
  const local = new Set(localRecipients.map(addressKey))
  return ({ address, shipmentId: usedBy }) => {
    const value = addressKey(address)
    const source = local.has(value) ? texts.device : undefined
    const where = addressText(address, { place })
    const label = personName(address, { myself: texts.myself, someone: where || texts.someoneNew })
    return {
      value,
      label,
      hint: where === label ? undefined : where || undefined,
      aside: usedBy === null ? source : usedBy === shipmentId ? texts.isCurrent : texts.inCart,
    }
  }
}
