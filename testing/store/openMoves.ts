import { expect } from 'vitest'
import { dialogActions } from '../../src/store/dialog/dialogs'
import { copyingActions, movingActions } from '../../src/store/shipment/actions'
import { aSequenceWorld } from './sequences'
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
  const whoGetsWhat = () =>
    Object.fromEntries(
      recipients().map(({ addr_id, items }) => [
        addr_id,
        items.map(({ sku_id, qty }) => `${qty} x ${sku_id}`).sort(),
      ]),
    )
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
