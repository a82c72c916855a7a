import type { Client } from '../../../api/client/client'
import type { AnswerOf, InputOf, Row } from '../../../api/row'
import type { Cart } from '../../../domain/schema/entities'
import type { ReadOutcome } from '../outcome'
import type { Reporter } from '../report'
import type { State } from '../state'
import { createCartReads } from './cartReads'
import { createSend } from './cartWrites'
import type { Result } from './result'
import { type CartListener, createServerCart, type OptimisticUpdate } from './serverCart'
import { createQueue } from './writeQueue'

export interface ChangeOptions {
  /** Shown at once; rolled back whole when the server refuses. */
  optimisticUpdate?: OptimisticUpdate
}

/** The server's cart, and the one way to change it. */
export interface CartCore {
  /**
   * Sends a change when all before it are done. `input` is asked when the change is sent; null
   * means that there is nothing left to send. Where the answer shows no cart, or there is none, the
   * cart is read again before the result is given.
   */
  change<TRow extends Row>(
    row: TRow,
    input: () => InputOf<TRow> | null,
    options?: ChangeOptions,
  ): Promise<Result<AnswerOf<TRow> | null>>
  /** Applies the optimistic updates again; for one that shows something else now. */
  show(): void
  /** Reads the cart. Reads that wait are one. */
  refresh(): Promise<ReadOutcome>
  /** Takes a cart that came along with another answer, unless a change was made since `version`. */
  take(cart: Cart, since: number): void
  /** Counts changes; see `take`. */
  version(): number
  /** Whether the cart was changed since it was read, so that what came with that read may be out of date. */
  isReadOld(): boolean
  /** Shows a cart from storage until the server has sent one. */
  restore(cart: Cart): void
  /** The cart that was restored from storage, if one was. */
  restored(): Cart | null
  /** Forgets the cart, as after an order. */
  clear(): void
  /** The server's cart, without optimistic updates. */
  serverCart(): Cart | null
  onServerCart(listener: CartListener): () => void
  /** Called when a change of ours was made, or may have been; also where the cart is the same after it. */
  onDone(listener: () => void): () => void
}

interface CoreOptions {
  api: Client
  state: State
  report: Reporter
  isBilling: boolean
  /** The answer that came with the page, if one did. */
  given: unknown
  /** Called when a change was refused because the session is over. */
  onSessionOver(): void
}

/** Changes go one at a time, in order, since each answer replaces the whole cart (reliability §6). */
export function createCartCore(options: CoreOptions): CartCore {
  const queue = createQueue()
  const serverCart = createServerCart(options.state)
  const listeners = new Set<() => void>()
  let version = 0

  const onDone = () => {
    for (const listener of [...listeners]) listener()
  }
  const reads = createCartReads({ ...options, serverCart, queue, version: () => version })
  const send = createSend({ ...options, serverCart, reads, onDone })
  if (options.given != null) reads.begin(options.given)

  return {
    async change(row, input, { optimisticUpdate } = {}) {
      version += 1
      if (optimisticUpdate) serverCart.update(optimisticUpdate)
      reads.giveWay()
      const { result, needsRead } = await queue.run(async () => {
        // What nobody has confirmed yet, or not since an answer was lost, may be another cart by now.
        const { isRestored, isReadFailed } = options.state.cartFacts
        if (isRestored || isReadFailed) await reads.readNow()
        return send(row, input, optimisticUpdate)
      })
      if (needsRead) await reads.refresh()
      return result
    },
    show: serverCart.show,
    version: () => version,
    isReadOld: () => reads.seenVersion() !== version,
    refresh: reads.refresh,
    take(cart, since) {
      if (since === version && queue.size() === 0) serverCart.take(cart)
    },
    restore: serverCart.restore,
    restored: serverCart.restored,
    clear() {
      version += 1
      serverCart.clear()
      onDone()
    },
    serverCart: serverCart.current,
    onServerCart: serverCart.onTake,
    onDone(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
