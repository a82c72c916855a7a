import { ref } from 'valtio/vanilla'
import type { PriceChange } from '../../domain/line/priceChanges'
import { lineKey } from '../core/pending'
import { changedKeys, defineSlot } from '../core/slot'

/** What was wrong with the last quantity that was asked for on a line. */
export interface LineNotice {
  kind: 'item-out-of-stock' | 'insufficient-stock'
  requested: number
  unitsAvailable: number
}

export interface LineSlot {
  notices: Record<number, LineNotice>
  /** Lines that have another price than when the shopper last saw them, until they have read it. */
  priceChanges: readonly PriceChange[]
}

/** What is known of lines beside what the cart says. */
export const lineSlot = defineSlot<LineSlot>({
  name: 'line',
  initial: () => ({ notices: {}, priceChanges: ref([]) }),
  concerns: (was, now) => [
    ...changedKeys(was.notices, now.notices).map(lineKey),
    ...(was.priceChanges === now.priceChanges ? [] : [lineKey('')]),
  ],
  clear: (slot) => Object.assign(slot, { notices: {}, priceChanges: ref([]) }),
})
