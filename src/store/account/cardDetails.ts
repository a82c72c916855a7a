import type { BillingAddress } from '../../domain/schema/entities'
import type { Failed, Outcome } from '../core/outcome'
import type { SavedCard } from './cards'

/** What a customer says of a card, beside what is on it. */
export interface CardDetails {
  nickname: string
  /** Whether it becomes the default; the default one stays so. */
  isDefault: boolean
  billingAddress: BillingAddress
}

/**
 * What becomes of a card that is saved: as the shop has it now; `twin` where it was there already. `not-entered`: the
 * hosted form has none, and says why. `gone` is the reason where it was deleted meanwhile.
 */
export type CardSaved =
  | { status: 'saved' | 'twin'; card: SavedCard; reason?: undefined }
  | Outcome<'not-entered'>
  | Failed

export type CardId = string | number

/** The same as the API has it. */
export const bodyOf = ({ nickname, isDefault, billingAddress }: CardDetails) => ({
  nickname: nickname.trim(),
  is_default: isDefault,
  billing_address: billingAddress,
})

/** Tells a card by its id. */
export const is =
  (profileId: CardId) =>
  ({ profile_id }: SavedCard): boolean =>
    String(profile_id) === String(profileId)
