import { ref } from 'valtio/vanilla'
import type { PriceChange } from '../../domain/line/priceChanges'
import { lineKey } from '../core/pending'
import { changedKeys, defineSlot } from '../core/slot'

/** The problem with the last quantity requested for a line. */
export interface LineNotice {
  kind: 'item-out-of-stock' | 'insufficient-stock'
  requested: number
  unitsAvailable: number
}

/** The state that `cartActions` keeps. */
export interface LineSlot {
  notices: Record<number, LineNotice>
  /** Lines whose price changed since the shopper last saw it, until dismissed. */
  priceChanges: readonly PriceChange[]
}

/** Notices and price changes of lines, apart from what the cart contains. */
export const lineSlot = defineSlot<LineSlot>({
  name: 'line',
  initial: () => ({ notices: {}, priceChanges: ref([]) }),
  concerns: (was, now) => [
    ...changedKeys(was.notices, now.notices).map(lineKey),
    ...(was.priceChanges === now.priceChanges ? [] : [lineKey('')]),
  ],
  clear: (slot) => Object.assign(slot, { notices: {}, priceChanges: ref([]) }),
})
