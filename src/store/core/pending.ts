import type { State } from './state'

/** The keys that count changes in `state.pending`. */
export const lineKey = (lineId: number | string): string => `line:${lineId}`
export const shipmentKey = (shipmentId: number | string): string => `shipment:${shipmentId}`
export const CART_KEY = 'cart'
/** An order in progress, which does not change its cart: saving does not wait for it. */
export const ORDER_KEY = 'order'

/** Counts a task as pending under each key, and removes keys that reach zero. */
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
