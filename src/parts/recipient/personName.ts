import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { ChosenAddress } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'

interface NameWords {
  /** What oneself is called. */
  myself: string
  /** What somebody without a name is called. */
  someone: string
}

/** What somebody is called where people are chosen: by their whole name, or as their list labels them. */
export function personName(address: ChosenAddress, { myself, someone }: NameWords): string {
  if (isMyselfAddress(address)) return myself
  return recipientName(address) || address.company || address.selector_label || someone
}

/** The same as friends say it: by the first name. */
export function firstName(address: ChosenAddress, words: NameWords): string {
  if (isMyselfAddress(address)) return words.myself
  return address.fname?.trim() || personName(address, words)
}
