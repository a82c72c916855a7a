import type { State } from './state'

/** The keys under which changes are counted in `state.pending`. */
export const lineKey = (lineId: number | string): string => `line:${lineId}`
export const shipmentKey = (shipmentId: number | string): string => `shipment:${shipmentId}`
export const CART_KEY = 'cart'
/** An order is on its way, which changes nothing of its cart: whoever saves does not wait for it. */
export const ORDER_KEY = 'order'

/** Counts a task as pending under each key, and forgets a key when nothing is left under it. */
export function createPending(state: State) {
  const count = (key: string, step: 1 | -1) => {
    const left = (state.pending[key] ?? 0) + step
    if (left > 0) state.pending[key] = left
    else delete state.pending[key]
  }
  return async <T>(keys: readonly string[], task: () => Promise<T>): Promise<T> => {
    for (const key of keys) count(key, 1)
    try {
      return await task()
    } finally {
      for (const key of keys) count(key, -1)
    }
  }
}
