import { useState } from 'react'
import type { ChosenAddress } from '../../domain/schema/entities'
import {
  type AddToCartRequest,
  type UseRecipientChoiceResult,
  useAddToCart,
  useTexts,
} from '../../hooks'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { personName } from '../recipient/personName'

/** What became of adding something for some people. */
export type Bought =
  | {
      kind: 'added'
      recipients: readonly ChosenAddress[]
      /** The shipment that each of them has it in. */
      shipmentIds: readonly number[]
    }
  | {
      kind: 'some'
      done: number
      count: number
      missed: readonly string[]
      shipmentIds: readonly number[]
    }
  | { kind: 'failed' | 'unsure' | 'offline' }
  | { kind: 'person-failed'; name: string }

type Request = Omit<AddToCartRequest, 'recipients'>

/**
 * Adding something for whoever is chosen: who is new is added first, then all get theirs in one call. It resolves to
 * null where the choice is incomplete, which `PeopleChoice` shows.
 */
export function useBuying(choice: UseRecipientChoiceResult) {
  const { addToCart, isAdding } = useAddToCart()
  const { myself } = useTexts(commonTexts)
  const { someone } = useTexts(addTexts)
  const [bought, setBought] = useState<Bought | null>(null)

  async function attempt(request: Request): Promise<Bought | null> {
    const prepared = await choice.prepare()
    if (prepared.status === 'incomplete') return null
    if (prepared.status === 'failed')
      return prepared.reason === 'offline'
        ? { kind: 'offline' }
        : { kind: 'person-failed', name: prepared.name }
    const { recipients } = prepared
    const { status, reason, landed } = await addToCart({ ...request, recipients })
    if (status === 'failed')
      return { kind: reason === 'unsure' || reason === 'offline' ? reason : 'failed' }
    const shipmentIds = landed.flatMap((one) => one?.shipmentId ?? [])
    if (status === 'added') return { kind: 'added', recipients, shipmentIds }
    const missed = recipients.filter((_, at) => !landed[at])
    return {
      kind: 'some',
      done: shipmentIds.length,
      count: recipients.length,
      missed: missed.map((one) => personName(one, { myself, someone })),
      shipmentIds,
    }
  }

  return {
    /** What became of the last attempt; null before it, and once it was put away. */
    bought,
    isBuying: isAdding || choice.isPreparing,
    /** Adds it. Never rejects. */
    async buy(request: Request): Promise<Bought | null> {
      setBought(null)
      const outcome = await attempt(request)
      setBought(outcome)
      return outcome
    },
    putAway: () => setBought(null),
  }
}
