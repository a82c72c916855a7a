import { ref } from 'valtio/vanilla'
import { getCards, type SavedCard } from '../../api/account/cards'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { callForAccount } from './change'
import { isCustomer, sessionGuard, withoutCustomer } from './session'

export type { SavedCard } from '../../api/account/cards'

export interface CardsSlot {
  status: LoadStatus
  cards: readonly SavedCard[]
}

/** Shared with the card-management actions. */
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

  // The account learns of a sign-in first.
  context.use(accountActions)
  context.events.on('signed-in', () => {
    if (slot.status !== 'idle') void reloadCards()
  })

  async function read(): Promise<ReadOutcome> {
    const isSameSession = begin()
    // The current list stays visible during a reread.
    if (slot.status !== 'ready') slot.status = 'loading'
    const before = slot.cards
    const result = (await isCustomer(context))
      ? await callForAccount(context, 'cards-failed', () => accountApi(context).call(getCards, {}))
      : withoutCustomer(context, { cards: [] })
    // The cards changed in the meantime; this answer may not include the change.
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

  /** Reads them after any read in progress, which may predate a recent change. Never rejects. */
  const reloadCards = (): Promise<ReadOutcome> => loading?.then(loadCards) ?? loadCards()

  return {
    /** Reads the customer's saved cards; a guest has none. Never rejects. */
    loadCards,
    reloadCards,
  }
}

/** The customer's saved cards. */
export const cardActions = defineFeature({ ...cardsSlot, actions: cardVerbs })
