import { ref } from 'valtio/vanilla'
import { getCart } from '../../api/cart'
import type { Client } from '../../api/client/client'
import { ApiError, isApiError } from '../../api/client/errors'
import type { AnswerOf, InputOf, Row } from '../../api/row'
import type { Cart } from '../../domain/schema/entities'
import { factsOf, type Reporter } from './report'
import type { State } from './state'
import { structuralShare } from './structuralShare'
import { createQueue } from './writeQueue'

/** What became of a call: its answer, or why there is none. Never a rejection. */
export type Result<T> =
  | { ok: true; answer: T }
  | {
      ok: false
      error: ApiError
      /** True when the answer was lost and the change may have been made all the same. */
      isUnsure: boolean
    }

/** A change of the cart that is shown before the server has confirmed it. */
export type OptimisticUpdate = (cart: Cart) => Cart

/** Called with every cart that the server sent. */
export type CartListener = (cart: Cart | null, before: Cart | null) => void

export interface ChangeOptions {
  /** Shown at once; taken back whole when the server refuses. */
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
  /** Shows anew what overlays make of the truth; for an overlay that changed its mind. */
  show(): void
  /** Reads the cart. Reads that wait are one. Resolves to whether there is a fresh cart. */
  refresh(): Promise<boolean>
  /** Takes a cart that came along with another answer, unless a change was made since `version`. */
  take(cart: Cart, since: number): void
  /** Counts changes; see `take`. */
  version(): number
  /** Whether the cart was changed since it was read, so that what came with that read may be out of date. */
  isReadOld(): boolean
  /** Shows a cart from storage until the server has said what is true. */
  restore(cart: Cart): void
  /** The cart that storage had kept, if it had. */
  restored(): Cart | null
  /** Forgets the cart, as after an order. */
  clear(): void
  /** The server's cart, without what is on its way. */
  serverCart(): Cart | null
  onServerCart(listener: CartListener): () => void
  /** Called when a change of ours was made, or may have been; also where the cart is the same after it. */
  onDone(listener: () => void): () => void
  /** Whether a change is under way or waits. */
  isBusy(): boolean
}

interface CoreOptions {
  api: Client
  state: State
  report: Reporter
  isBilling: boolean
  /** Called when a change was refused because the session is over. */
  onSessionOver(): void
}

/**
 * Keeps the server's cart as the only truth. Changes go one at a time, in order, since each answer
 * replaces the whole cart; a background read steps aside for them (reliability §6).
 */
export function createCartCore({
  api,
  state,
  report,
  isBilling,
  onSessionOver,
}: CoreOptions): CartCore {
  const queue = createQueue()
  const listeners = new Set<CartListener>()
  const doneListeners = new Set<() => void>()
  let serverCart: Cart | null = null
  let restored: Cart | null = null
  let optimisticUpdates: readonly OptimisticUpdate[] = []
  let version = 0
  /** The version that the last read has seen. */
  let seen = 0
  /** Counts carts that were forgotten: an answer from before an order must not bring its cart back. */
  let cleared = 0
  let waitingRead: Promise<boolean> | null = null
  let stepAside: (() => void) | null = null

  /** What is shown: the truth, with everything that is on its way applied to it. */
  function show(): void {
    const shown =
      serverCart &&
      optimisticUpdates.reduce((cart, optimisticUpdate) => optimisticUpdate(cart), serverCart)
    state.cart = shown && ref(structuralShare(state.cart, shown))
  }

  function take(cart: Cart | null): void {
    const before = serverCart
    serverCart = cart && structuralShare(serverCart, cart)
    Object.assign(state.cartFacts, { isRestored: false, isReadFailed: false })
    if (serverCart) Object.assign(state.cartFacts, { status: 'ready', isNotFound: false })
    if (serverCart?.recipients.length) state.cartFacts.isOrderedElsewhere = false
    show()
    if (serverCart !== before) for (const listener of [...listeners]) listener(serverCart, before)
  }

  const tellDone = () => {
    for (const listener of [...doneListeners]) listener()
  }

  /** Shares an answer that carries a cart with the cart that is known. */
  const shareAnswer = (answer: unknown) =>
    serverCart ? structuralShare({ cart: serverCart }, answer) : answer

  /** Reads the cart once. A read that is not firm gives way to a change, and is then done again. */
  async function read(isFirm: boolean): Promise<'fresh' | 'failed' | 'gave-way'> {
    const giveUp = new AbortController()
    state.cartFacts.isReadFailed = false
    const [before, asOf] = [cleared, version]
    if (serverCart && !isFirm) stepAside = () => giveUp.abort()
    try {
      const query = isBilling ? { t: 1 as const } : {}
      const options = { share: shareAnswer, signal: giveUp.signal }
      const answer = await api.call(getCart, { query }, options)
      if (cleared !== before) return 'gave-way'
      seen = asOf
      state.cartFacts.passedCutoff = Boolean(answer.passed_cutoff)
      state.cartFacts.addOnsQualify = toVerdict(answer.cart_addon_qualify)
      take(answer.cart)
      return 'fresh'
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') return 'gave-way'
      report('cart-read-failed', factsOf(error))
      state.cartFacts.isReadFailed = true
      if (!state.cart) state.cartFacts.status = 'failed'
      return 'failed'
    } finally {
      stepAside = null
    }
  }

  function refresh(): Promise<boolean> {
    if (!state.cart) state.cartFacts.status = 'loading'
    waitingRead ??= queue
      .run(() => {
        waitingRead = null
        return read(false)
      })
      .then((outcome) => (outcome === 'gave-way' ? refresh() : outcome === 'fresh'))
    return waitingRead
  }

  /** Sends one change and settles what is shown; says whether a read is still needed. */
  async function send<TRow extends Row>(
    row: TRow,
    input: () => InputOf<TRow> | null,
    optimisticUpdate: OptimisticUpdate | undefined,
  ): Promise<{ result: Result<AnswerOf<TRow> | null>; needsRead: boolean }> {
    const before = cleared
    let isSent = false
    const settle = () => {
      optimisticUpdates = optimisticUpdates.filter((one) => one !== optimisticUpdate)
    }
    try {
      const given = input()
      // What is known not to arrive is not sent, and not kept for later behind the shopper's back.
      if (given && isOffline()) throw new ApiError(row, 'network', { code: 'offline' })
      isSent = true
      const answer = given && (await api.call(row, given, { share: shareAnswer }))
      const cart = cleared === before ? cartIn(answer) : null
      settle()
      // Confirmed without a cart: what was shown is now true, until the read says more.
      if (given && !cart && optimisticUpdate && serverCart)
        serverCart = optimisticUpdate(serverCart)
      if (cart) take(cart)
      else show()
      if (given) tellDone()
      return { result: { ok: true, answer }, needsRead: Boolean(given) && !cart }
    } catch (caught) {
      const error = isApiError(caught) ? caught : new ApiError(row, 'bad-input', { cause: caught })
      settle()
      show()
      // An answer that was lost may hide a change that happened: read before anything else is sent.
      if (error.status === 401) onSessionOver()
      const isRefused = error.kind === 'http' && (error.status ?? 500) < 500
      const isLost = !isRefused && error.kind !== 'bad-input' && isSent
      const known = serverCart
      const found = isLost ? await read(true) : null
      const isUnsure = isLost && (found !== 'fresh' || serverCart !== known)
      // Refused or lost, the cart may be another one than other tabs know.
      if (isSent) tellDone()
      return {
        result: { ok: false, error, isUnsure },
        needsRead: isRefused || found === 'gave-way',
      }
    }
  }

  async function change<TRow extends Row>(
    row: TRow,
    input: () => InputOf<TRow> | null,
    { optimisticUpdate }: ChangeOptions = {},
  ): Promise<Result<AnswerOf<TRow> | null>> {
    version += 1
    if (optimisticUpdate) {
      optimisticUpdates = [...optimisticUpdates, optimisticUpdate]
      show()
    }
    stepAside?.()
    const { result, needsRead } = await queue.run(() => send(row, input, optimisticUpdate))
    if (needsRead) await refresh()
    return result
  }

  return {
    change,
    show,
    version: () => version,
    isReadOld: () => seen !== version,
    refresh,
    take(cart, since) {
      if (since === version && queue.size() === 0) take(cart)
    },
    restore(cart) {
      if (serverCart) return
      restored = cart
      state.cart = ref(cart)
      Object.assign(state.cartFacts, { status: 'ready', isRestored: true })
    },
    clear() {
      cleared += 1
      version += 1
      optimisticUpdates = []
      take(null)
      tellDone()
    },
    serverCart: () => serverCart,
    restored: () => restored,
    onServerCart(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    onDone(listener) {
      doneListeners.add(listener)
      return () => {
        doneListeners.delete(listener)
      }
    },
    isBusy: () => queue.size() > 0,
  }
}

const toVerdict = (flag: boolean | 0 | 1 | null | undefined): boolean | null =>
  flag == null ? null : Boolean(flag)

/** Whether the device says that it has no connection; it is believed only when it says so. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** The cart that an answer carries, if it does; the guard of its row has passed it. */
function cartIn(answer: unknown): Cart | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'cart')) return null
  return (answer as { cart: Cart | null }).cart
}
