import type { Client } from '../../../api/client/client'
import type { AnswerOf, InputOf, Row } from '../../../api/row'
import type { Cart } from '../../../domain/schema/entities'
import type { ReadOutcome } from '../outcome'
import type { Reporter } from '../report'
import type { State } from '../state'
import { createCartReads } from './cartReads'
import { createSend } from './cartWrites'
import { isForgotten } from './isForgotten'
import type { Result } from './result'
import { type CartListener, createServerCart, type OptimisticUpdate } from './serverCart'
import { createQueue } from './writeQueue'

export interface ChangeOptions {
  /** Shown immediately; rolled back if the server refuses. */
  optimisticUpdate?: OptimisticUpdate
}

/** The server's cart, and the only way to change it. */
export interface CartCore {
  /**
   * Sends a change after all earlier ones. `input` is called just before sending; null means that there is
   * nothing left to send. If the answer contains no cart, or is missing, the cart is reread before the result
   * is returned.
   */
  change<TRow extends Row>(
    row: TRow,
    input: () => InputOf<TRow> | null,
    options?: ChangeOptions,
  ): Promise<Result<AnswerOf<TRow> | null>>
  /** Reapplies the optimistic updates, for one that has changed. */
  show(): void
  /** Reads the whole cart for the first time, or waits for a read in progress. */
  load(): Promise<ReadOutcome>
  /** Reads the cart. Waiting reads are combined. */
  refresh(): Promise<ReadOutcome>
  /** Accepts a cart from another answer, unless a change was made since version `since`. */
  take(cart: Cart, since: number): void
  /** Whether a change is being sent, or the cart is read after one. */
  isChanging(): boolean
  /** Number of changes so far; see `take`. */
  version(): number
  /** Resolves once all changes so far are answered, and the cart is up to date. */
  settled(): Promise<void>
  /** Whether the cart has changed since it was read, so that data from that read may be outdated. */
  isReadOld(): boolean
  /** Whether cutoff, add-on verdict and billing address were read with this cart, not before an order. */
  hasFacts(): boolean
  /** Shows a cart from storage until the server sends one. */
  restore(cart: Cart): void
  /** The cart that was restored from storage, if one was. */
  restored(): Cart | null
  /** Clears the cart, for example after an order. */
  clear(): void
  /** The server's cart, without optimistic updates. */
  serverCart(): Cart | null
  onServerCart(listener: CartListener): () => void
  /**
   * Sets how to find out whether the customer's session is over. It is asked when the server sends a guest's cart
   * in place of theirs, and if so, theirs stays.
   */
  setSessionCheck(check: () => Promise<boolean>): void
  /** Called after each change that was made or may have been made, even if the cart stayed the same. */
  onDone(listener: () => void): () => void
}

interface CoreOptions {
  api: Client
  state: State
  report: Reporter
  isBilling: boolean
  now(): Date
  /** The cart answer that came with the page, if any. */
  given: unknown
  /** Called when a change finds that the session is over. */
  onSessionOver(): void
}

/** Changes go one at a time, in order, since each answer replaces the whole cart (reliability §6). */
export function createCartCore(options: CoreOptions): CartCore {
  const queue = createQueue()
  const serverCart = createServerCart(options.state)
  const listeners = new Set<() => void>()
  let version = 0
  let changing = 0
  let checkSession = async () => false
  /** Whether the customer's session is over; their cart stays, but can be outdated. */
  const isSessionOver = async () => {
    const isOver = await checkSession()
    if (isOver) options.state.cartFacts.isReadFailed = true
    return isOver
  }

  const onDone = () => {
    for (const listener of [...listeners]) listener()
  }
  const reads = createCartReads({
    ...options,
    serverCart,
    queue,
    version: () => version,
    isSessionOver,
  })
  const send = createSend({ ...options, serverCart, reads, isSessionOver, onDone })
  if (options.given != null) reads.begin(options.given)
  const isReadOld = () => reads.seenVersion() !== version

  return {
    async change(row, input, { optimisticUpdate } = {}) {
      version += 1
      changing += 1
      if (optimisticUpdate) serverCart.update(optimisticUpdate)
      reads.giveWay()
      const before = { cart: serverCart.current(), epoch: serverCart.epoch() }
      const { result, needsRead } = await queue.run(async () => {
        // A cart that is unconfirmed, or whose last read failed, may differ from the server's by now.
        const { isRestored, isReadFailed } = options.state.cartFacts
        if (isRestored || isReadFailed) await reads.readNow()
        return send(row, input, optimisticUpdate)
      })
      if (needsRead) await reads.refresh()
      changing -= 1
      if (serverCart.epoch() === before.epoch && isForgotten(before.cart, serverCart.current()))
        options.onSessionOver()
      return result
    },
    show: serverCart.show,
    isChanging: () => changing > 0,
    version: () => version,
    async settled() {
      if (queue.size() === 0) return
      await queue.run(async () => {})
      if (isReadOld()) await reads.refresh()
    },
    isReadOld,
    hasFacts: reads.hasFacts,
    load: reads.load,
    refresh: reads.refresh,
    take(cart, since) {
      if (since !== version || queue.size() > 0) return
      if (isForgotten(serverCart.current(), cart)) void reads.refresh()
      else serverCart.take(cart)
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
    setSessionCheck(check) {
      checkSession = check
    },
    onDone(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
