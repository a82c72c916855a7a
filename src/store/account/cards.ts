import { ref } from 'valtio/vanilla'
import { getCards, type SavedCard } from '../../api/account/cards'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { isCustomer, sessionGuard } from './session'

export type { SavedCard } from '../../api/account/cards'

export interface CardsSlot {
  status: LoadStatus
  cards: readonly SavedCard[]
}

/** Shared with who changes them. */
export const cardsSlot = defineSlot<CardsSlot>({
  name: 'cards',
  initial: () => ({ status: 'idle', cards: ref([]) }),
})

function cardVerbs(context: StoreContext) {
  const slot = context.slot(cardsSlot)
  let loading: Promise<ReadOutcome> | null = null
  const begin = sessionGuard(context)
  context.events.on('signed-out', () => {
    loading = null
    Object.assign(slot, cardsSlot.initial())
  })

  async function read(): Promise<ReadOutcome> {
    const isSameSession = begin()
    // What is there stays while it is read again.
    if (slot.status !== 'ready') slot.status = 'loading'
    const before = slot.cards
    const result = (await isCustomer(context))
      ? await callForAccount(context, 'cards-failed', () => accountApi(context).call(getCards, {}))
      : ({ ok: true, answer: { cards: [] } } as const)
    // Changed meanwhile, of which this answer may not know yet.
    if (isSameSession() && slot.cards !== before) return read()
    if (isSameSession()) {
      slot.status = result.ok ? 'ready' : 'failed'
      if (result.ok) slot.cards = ref(result.answer.cards)
    }
    return result.ok ? READY : result.failure
  }

  function loadCards(): Promise<ReadOutcome> {
    loading ??= read().finally(() => {
      loading = null
    })
    return loading
  }

  return {
    /** Reads the cards that a customer has saved; a guest has none. Never rejects. */
    loadCards,
    /** Reads them anew: a read that is under way may know nothing of what was changed. Never rejects. */
    reloadCards: (): Promise<ReadOutcome> => loading?.then(loadCards) ?? loadCards(),
  }
}

/** The cards that a customer has saved. */
export const cardActions = defineFeature({ ...cardsSlot, actions: cardVerbs })
