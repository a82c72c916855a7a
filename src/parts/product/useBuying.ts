import { useEffect, useState } from 'react'
import { personKey } from '../../domain/recipient/people'
import type { ChosenAddress } from '../../domain/schema/entities'
import {
  type AddToCartRequest,
  type GiftOutcome,
  handleEvents,
  type UseRecipientChoiceResult,
  useAddToCart,
  useStore,
} from '../../hooks'

/** Where something was added, and the outcome of its extras. */
interface Placed {
  /** The shipments it was added to. */
  shipmentIds: readonly number[]
  /** Shipments that kept an existing message, and those whose message could not be saved. */
  keptMessages: readonly number[]
  lostMessages: readonly number[]
  /** Whether a quantity, an add-on, a frequency, a number of months or a day could not be set. */
  isPartlySet: boolean
}

type Shortage = Extract<GiftOutcome, { status: 'failed' }>['shortage']

/** Outcome of adding something for some people. */
export type Bought =
  | ({ kind: 'added'; recipients: readonly ChosenAddress[] } & Placed)
  | ({
      kind: 'some'
      recipients: readonly ChosenAddress[]
      missed: readonly ChosenAddress[]
    } & Placed)
  | { kind: 'failed'; shortage?: Shortage }
  | { kind: 'unsure' | 'offline' }
  | { kind: 'person-failed'; name: string }

type Request = Omit<AddToCartRequest, 'recipients'>
type Choice = Pick<UseRecipientChoiceResult, 'prepare' | 'choose'>

/** Events that the caller shows itself, including what was added and for whom. */
const HANDLED = ['item-added'] as const

/**
 * Adds something for the selected people: new recipients are saved first, then all get it in one call.
 * `buy` resolves to null if the choice is incomplete, which `PeopleChoice` shows. Those for whom it could not be
 * added stay selected, and nobody else.
 */
export function useBuying({ prepare, choose }: Choice) {
  const store = useStore()
  const { addToCart } = useAddToCart()
  const [bought, setBought] = useState<Bought | null>(null)
  const [isBuying, setBuying] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the outcome changes the selection
  useEffect(() => {
    if (bought?.kind === 'some') choose(bought.missed.map(personKey))
  }, [bought])

  async function attempt(request: Request): Promise<Bought | null> {
    const prepared = await prepare()
    if (prepared.status === 'incomplete') return null
    if (prepared.status === 'failed')
      return prepared.reason === 'offline'
        ? { kind: 'offline' }
        : { kind: 'person-failed', name: prepared.name }
    const { recipients } = prepared
    const outcome = await addToCart({ ...request, recipients })
    if (outcome.status === 'failed') {
      const { reason, shortage } = outcome
      if (reason === 'unsure' || reason === 'offline') return { kind: reason }
      // With add-ons, the shortage could be any of them.
      return { kind: 'failed', ...(!request.addOns?.length && { shortage }) }
    }
    const { landed, keptMessages, lostMessages, isPartlySet } = outcome
    const has = recipients.filter((_, at) => landed[at])
    const shipmentIds = recipients.flatMap((_, at) => landed[at]?.shipmentId ?? [])
    const placed = { recipients: has, shipmentIds, keptMessages, lostMessages, isPartlySet }
    if (has.length === recipients.length) {
      const isPartly = isPartlySet || outcome.status === 'partly'
      return { kind: 'added', ...placed, isPartlySet: isPartly }
    }
    const missed = recipients.filter((_, at) => !landed[at])
    return { kind: 'some', missed, ...placed }
  }

  return {
    /** Outcome of the last attempt; null before it, and once dismissed. */
    bought,
    isBuying,
    /** Adds it. Never rejects. */
    async buy(request: Request): Promise<Bought | null> {
      setBought(null)
      setBuying(true)
      const end = handleEvents(store, HANDLED)
      const outcome = await attempt(request)
      end()
      setBuying(false)
      setBought(outcome)
      return outcome
    },
    putAway: () => setBought(null),
  }
}
