import { ref } from 'valtio/vanilla'
import { getCards, type SavedCard } from '../../api/account/cards'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome, readFailure } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountActions } from './account'
import { accountApi } from './accountApi'

export type { SavedCard } from '../../api/account/cards'

interface CardsSlot {
  status: LoadStatus
  cards: readonly SavedCard[]
}

const cardsSlot = defineSlot<CardsSlot>({
  name: 'cards',
  initial: () => ({ status: 'idle', cards: ref([]) }),
})

function cardVerbs(context: StoreContext) {
  const slot = context.slot(cardsSlot)
  const account = context.slot(accountActions)
  let loading: Promise<ReadOutcome> | null = null

  async function read(): Promise<ReadOutcome> {
    slot.status = 'loading'
    if (account.status !== 'customer') await context.use(accountActions).loadCustomer()
    try {
      const isCustomer = account.status === 'customer'
      const { cards } = isCustomer ? await accountApi(context).call(getCards, {}) : { cards: [] }
      Object.assign(slot, { status: 'ready', cards: ref(cards) })
      return READY
    } catch (error) {
      slot.status = 'failed'
      return readFailure(context.report, 'cards-failed', error)
    }
  }

  return {
    /** Reads the cards that a customer has saved; a guest has none. Never rejects. */
    loadCards(): Promise<ReadOutcome> {
      loading ??= read().finally(() => {
        loading = null
      })
      return loading
    },
  }
}

/** The cards that a customer has saved. */
export const cardActions = defineFeature({ ...cardsSlot, actions: cardVerbs })
