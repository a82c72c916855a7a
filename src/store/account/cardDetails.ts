import type { BillingAddress } from '../../domain/schema/entities'
import type { Outcome } from '../core/outcome'
import type { AddressFailed } from './addressFailure'
import type { SavedCard } from './cards'

/** What a customer can set for a card, apart from the data on the card itself. */
export interface CardDetails {
  nickname: string
  /** Whether to make it the default; a card that is already the default stays the default. */
  isDefault: boolean
  billingAddress: BillingAddress
}

/**
 * Outcome of saving a card: the card as the shop stored it; `twin` if it was already saved. `not-entered`: the
 * hosted form holds no card, and says why. `gone` is the reason if it was deleted in the meantime.
 */
export type CardSaved =
  | { status: 'saved' | 'twin'; card: SavedCard; reason?: undefined }
  | Outcome<'not-entered'>
  | AddressFailed

export type CardId = string | number

/** The same as an API body. */
export const bodyOf = ({ nickname, isDefault, billingAddress }: CardDetails) => ({
  nickname: nickname.trim(),
  is_default: isDefault,
  billing_address: billingAddress,
})

/** Matches a card by its id. */
export const is =
  (profileId: CardId) =>
  ({ profile_id }: SavedCard): boolean =>
    String(profile_id) === String(profileId)
