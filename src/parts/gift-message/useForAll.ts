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

/** One message for everyone: whether it is on, how many it is for, and whose own messages it replaces. */
export interface ForAll {
  isOn: boolean
  /** Whether the editor was opened for all, so that it cannot be turned off. */
  isFixed: boolean
  setOn(isOn: boolean): void
  /** Number of gifts it is for; offered from two on. */
  count: number
  /** A sentence naming the recipients whose own message it would replace; empty if there are none. */
  replaces(message: string): string
  /** Saves it for gifts that do not have it yet, so that a retry continues where it failed. */
  save(message: string): Promise<MessagesOutcome>
  /** Returns a function that undoes everything saved since the last call. */
  takeUndo(): () => Promise<SaveOutcome>
  /** The recipients' names, joined for a sentence. */
  names(shipmentIds: readonly number[]): string
}

/** Whether there is a message that can be used for more than one gift. */
export const isForSeveral = ({ isGift, message }: GiftDraft, { count }: ForAll): boolean =>
  isGift && message.trim() !== '' && count > 1

/** Holds the choice to use a shipment's message for all; `isFixed` if the editor was opened for that. */
export function useForAll(shipment: Shipment, isFixed: boolean): ForAll {
  const [isOn, setOn] = useState(isFixed)
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
    isFixed,
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
