import { expect } from 'vitest'
import { dialogActions } from '../../src/store/dialog/dialogs'
import { copyingActions, movingActions } from '../../src/store/shipment/actions'
import { aSequenceWorld, whoGetsWhat as itemsByAddress } from './sequences'
import { aStore } from './testStore'

/** A cart of several gifts, with what moves, copies and sends them. */
export async function openMoves(units = 50) {
  const { scenario, ...given } = aSequenceWorld()
  const tested = await aStore({ ...scenario, stock: [{ item_id: 1001, units }] })
  const { store } = tested
  const { moveLine, changeRecipient } = store.use(movingActions)
  const { copyLine, copyShipment } = store.use(copyingActions)
  const recipients = () => store.state.cart?.recipients ?? []
  /** Each recipient's items, by address: sku and units. */
  const whoGetsWhat = () => itemsByAddress(store.state.cart)
  return {
    ...given,
    ...tested,
    moveLine,
    changeRecipient,
    copyLine,
    copyShipment,
    recipients,
    whoGetsWhat,
    before: whoGetsWhat(),
    at: (id: number | null | undefined) => recipients().find(({ addr_id }) => addr_id === id),
    /** The store itself shows nothing: the caller does. */
    toasts: () => store.slot(dialogActions).toasts,
  }
}

/** Presses Undo twice, like a hasty shopper; it runs once. */
export async function undoneTwice({ undo }: { undo?: () => Promise<unknown> }): Promise<unknown> {
  const [first, second] = [undo?.(), undo?.()]
  expect(second).toBe(first)
  await first
  return undo?.()
}
