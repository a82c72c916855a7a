import { useRef, useState } from 'react'
import { messageTakers, replacedMessages } from '../../domain/gift-message/forAll'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import {
  type MessagesOutcome,
  type SaveOutcome,
  useFormat,
  useShipments,
  useTexts,
} from '../../hooks'
import { fill } from '../../texts/catalogue'
import { giftMessageTexts } from '../../texts/giftMessage'
import { nameList } from '../recipient/nameList'
import type { GiftDraft } from './useGiftDraft'

/** One message for everyone: whether it is wanted, whom it is for, and whose own message it replaces. */
export interface ForAll {
  isOn: boolean
  setOn(isOn: boolean): void
  /** How many gifts it is for; it is offered from two on. */
  count: number
  /** Who has another message that it would replace, in a sentence; empty where nobody has. */
  replaces(message: string): string
  /** Saves it for those who do not have it yet, so that trying again goes on where it failed. */
  save(message: string): Promise<MessagesOutcome>
  /** What takes back all that was saved, since it was asked for last. */
  takeUndo(): () => Promise<SaveOutcome>
  /** The names of shipments, in a sentence. */
  names(shipmentIds: readonly number[]): string
}

/** Whether words are there that can be used for more than one gift. */
export const isForSeveral = ({ isGift, message }: GiftDraft, { count }: ForAll): boolean =>
  isGift && message.trim() !== '' && count > 1

/** Keeps the choice to use the message of a shipment for all. */
export function useForAll(shipment: Shipment, isOnFirst: boolean): ForAll {
  const [isOn, setOn] = useState(isOnFirst)
  const { shipments, setGiftMessages } = useShipments()
  const { allOver, someone, others } = useTexts(giftMessageTexts)
  const { locale } = useFormat()
  const undos = useRef<(() => Promise<SaveOutcome>)[]>([])
  const takers = messageTakers(shipments, shipment)
  const namesOf = (some: readonly Shipment[]) =>
    nameList(
      some.map((one) => recipientName(one) || someone),
      others,
      locale,
    )
  return {
    isOn,
    setOn,
    count: takers.length,
    replaces(message) {
      const replaced = replacedMessages(takers, shipment, message)
      return replaced.length > 0 ? fill(allOver, { names: namesOf(replaced) }) : ''
    },
    async save(message) {
      const lacking = takers.filter((one) => !one.is_a_gift || one.gift_message !== message)
      const outcome = await setGiftMessages(
        lacking.map(({ crec_id }) => crec_id),
        message,
      )
      if (outcome.undo) undos.current.unshift(outcome.undo)
      return outcome
    },
    takeUndo() {
      const taken = undos.current
      undos.current = []
      return async () => {
        let outcome: SaveOutcome = { status: 'saved' }
        for (const undo of taken) {
          const one = await undo()
          if (one.status === 'failed') outcome = one
        }
        return outcome
      }
    },
    names: (shipmentIds) => namesOf(takers.filter(({ crec_id }) => shipmentIds.includes(crec_id))),
  }
}
