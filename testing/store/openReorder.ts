import type * as worlds from '../../mocks/scenarios'
import { accountActions } from '../../src/store/account/account'
import { reorderActions } from '../../src/store/account/reorder/actions'
import { giftsOf } from '../../src/store/account/reorder/view'
import { aStore, type TestOptions } from './testStore'

/** The order that is sent again. */
export const ORDER = 'PO-25190'

/** A store that has opened it, with the tested parts of its gifts and of the cart. */
export async function openReorder(world: () => worlds.Scenario, options: TestOptions = {}) {
  const test = await aStore(world, { isLoggedIn: true, ...options })
  const end = options.tabStorage ? test.store.start() : () => {}
  const verbs = test.store.use(reorderActions)
  const slot = () => test.store.slot(reorderActions)
  const opened = await verbs.openOrder(ORDER)
  const recipients = () => test.store.state.cart?.recipients ?? []
  const gifts = () =>
    giftsOf(slot(), test.store.slot(accountActions).addresses, test.store.state.cart)
  return {
    ...test,
    /** Leaves the page, which stores its decisions. */
    end,
    verbs,
    slot,
    opened,
    recipients,
    gifts,
    standing: () =>
      gifts().map(({ problems, isChosen }) => [...problems.map(({ kind }) => kind), isChosen]),
    days: () => recipients().map(({ shipping }) => shipping?.delivery_date),
    words: () => recipients().map(({ gift_message }) => gift_message),
    reasons: () => slot().entries.map(({ reason }) => reason),
  }
}
