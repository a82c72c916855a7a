import type { postHostedProfile } from '../../src/api/checkout'
import type { BillingAddress } from '../../src/domain/schema/entities'
import type { CardRecord, HostedRecord } from '../db'
import { declineCode } from '../payment'
import { checkBilling } from './billing'
import { type Call, ownerOf, payerOf, Refusal } from './call'
import type { Of } from './cartOf'

/** The settings of a card that a customer can change, without the data on the card itself. */
export interface CardDetails {
  nickname?: string | null | undefined
  is_default?: boolean | undefined
  billing_address?: BillingAddress | null | undefined
}

const LONGEST_NICKNAME = 30

/** Refuses invalid details of a card. */
export function checkDetails({ nickname, billing_address }: CardDetails): void {
  if ((nickname ?? '').length > LONGEST_NICKNAME)
    throw new Refusal(422, 'too_long', { field: 'nickname' })
  if (billing_address) checkBilling(billing_address)
}

/** Stores a card with the given details; omitted ones stay. A new default replaces any other. */
export async function keepDetails(
  { tx, session }: Of,
  card: CardRecord,
  { nickname, is_default, billing_address }: CardDetails,
): Promise<void> {
  const owner = ownerOf(session)
  if (is_default)
    for (const other of await tx.owned('cards', owner))
      if (other.is_default)
        await tx.write('cards', other.profile_id, { ...other, is_default: false }, owner)
  const kept: CardRecord = {
    ...card,
    ...(nickname != null && { nickname: nickname.trim() }),
    ...(billing_address && { billing_address }),
    ...(is_default && { is_default }),
  }
  await tx.write('cards', card.profile_id, kept, owner)
}

/**
 * Stores the card of a hosted form's session: as a new card, in place of the named one, or, if it is to be saved
 * and already is, as that one.
 */
export async function keepCard(
  call: Call<typeof postHostedProfile>,
  hosted: HostedRecord,
): Promise<CardRecord> {
  const { tx, session, body } = call
  const { profile_id: replaced, save_card, uid, ...details } = body
  checkDetails(details)
  const isSaved = session.cust_id !== null && (save_card === true || replaced != null)
  const own = isSaved ? await tx.owned('cards', ownerOf(session)) : []
  const isTwin = (one: CardRecord) =>
    one.brand === hosted.brand &&
    one.last_four === hosted.last_four &&
    one.expires === hosted.expires
  const known = own.find((one) => (replaced == null ? isTwin(one) : one.profile_id === replaced))
  if (replaced != null && !known) throw new Refusal(409, 'card_gone')
  const profile_id = known?.profile_id ?? `profile-${await tx.nextId()}`
  const decline_code = hosted.decline_code ?? declineCode(uid)
  const { owner: _opener, ...typed } = hosted
  const card: CardRecord = { ...known, ...typed, decline_code, profile_id }
  if (isSaved) await keepDetails(call, card, details)
  // It pays for one order, and is not listed.
  else await tx.write('cards', profile_id, card, payerOf(session))
  return card
}
