import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { ChosenAddress } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'

interface NameWords {
  /** How the shopper is named. */
  myself: string
  /** How someone without a name is named. */
  someone: string
}

/** How a person is named in choices: by full name, or by their address book label. */
export function personName(address: ChosenAddress, { myself, someone }: NameWords): string {
  if (isMyselfAddress(address)) return myself
  return recipientName(address) || address.company || address.selector_label || someone
}

/** The same, by first name only. */
export function firstName(address: ChosenAddress, words: NameWords): string {
  if (isMyselfAddress(address)) return words.myself
  return address.fname?.trim() || personName(address, words)
}
