import { useState } from 'react'
import {
  type Announcement,
  announceInstant,
  announcementOf,
} from '../../domain/gift-message/announcement'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import type { useShipment } from '../../hooks'

/** A gift message being edited. */
export interface GiftDraft {
  isGift: boolean
  message: string
  /**
   * Null for an e-gift, which is itself an email; its send date is set elsewhere. Also null for a message for
   * all, since each gift has its own.
   */
  announcement: Announcement | null
}

type Change = Parameters<ReturnType<typeof useShipment>['setGiftMessage']>[0]

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

const draftOf = (shipment: Shipment, isForAll: boolean): GiftDraft => ({
  // On for a shipment without a message, because opening the editor means writing one.
  isGift: isForAll || Boolean(shipment.is_a_gift ?? true) || !shipment.gift_message?.trim(),
  message: shipment.gift_message ?? '',
  announcement: isForAll || isEGift(shipment) ? null : announcementOf(shipment),
})

/** Holds the edits to a gift message, for one or for all; until there are any, follows the shipment. */
export function useGiftDraft(shipment: Shipment, isForAll = false) {
  const [typed, setTyped] = useState<GiftDraft | null>(null)
  const saved = draftOf(shipment, isForAll)
  const draft = typed ?? saved
  return {
    draft,
    /** The edits; null until there are any. */
    typed,
    isDirty: isOther(draft, saved),
    isAnnouncementDirty: isOther(draft.announcement, saved.announcement),
    change: (part: Partial<GiftDraft>) => setTyped((old) => ({ ...(old ?? saved), ...part })),
    /** Discards the edits. */
    reset: () => setTyped(null),
  }
}

/** The change to send for a draft. */
export function changeOf({ isGift, message, announcement }: GiftDraft): Change {
  const gift = { is_a_gift: isGift, gift_message: message.trim() }
  if (!announcement) return gift
  const { isOn, email, message: words, day, time } = announcement
  const change = { ...gift, announce_it_send_flag: isOn }
  if (!isOn) return change
  return {
    ...change,
    announce_it_email: email.trim(),
    announce_it_message: words.trim(),
    announce_it_time: announceInstant(day, time),
  }
}
