import { ref } from 'valtio/vanilla'
import { getCart } from '../../../api/cart'
import type { Client } from '../../../api/client/client'
import { isApiError } from '../../../api/client/errors'
import type { AnswerOf } from '../../../api/row'
import { isoDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { fits } from '../../../domain/schema/guard'
import { failed, READY, type ReadOutcome, readFailure } from '../outcome'
import type { Reporter } from '../report'
import type { State } from '../state'
import { isForgotten } from './isForgotten'
import type { ServerCart } from './serverCart'
import type { Queue } from './writeQueue'

/** Result of one cart read; a read that gave way to a change is repeated after it. */
type CartRead = ReadOutcome | { readonly status: 'gave-way' }

const GAVE_WAY: CartRead = { status: 'gave-way' }

/** Reading the cart. A background read gives way to changes (reliability §6). */
export interface CartReads {
  /** Reads the cart immediately, ahead of everything waiting; it never gives way. */
  readNow(): Promise<CartRead>
  /** The page's first read of the whole cart: it may use the answer requested with the page, or join a read. */
  load(): Promise<ReadOutcome>
  /** Reads the cart in turn. Waiting reads are combined. */
  refresh(): Promise<ReadOutcome>
  /** Shows an answer that came with the page until the server sends one; reports an invalid answer. */
  begin(given: unknown): void
  /** Makes a background read give way to a change. */
  giveWay(): void
  /** The cart version as of the last read. */
  seenVersion(): number
  /** Whether cutoff, add-on verdict and billing address were read with this cart. */
  hasFacts(): boolean
}

interface ReadsOptions {
  api: Client
  state: State
  report: Reporter
  isBilling: boolean
  serverCart: ServerCart
  queue: Queue
  now(): Date
  /** Number of changes so far. */
  version(): number
  /** Whether the customer's session is over. */
  isSessionOver(): Promise<boolean>
}

export function createCartReads(options: ReadsOptions): CartReads {
  const { api, state, report, isBilling, serverCart, queue, now, version, isSessionOver } = options
  let seen = 0
  /** The epoch of the cart that the facts are about. */
  let factsEpoch: number | null = null
  let waiting: Promise<ReadOutcome> | null = null
  /** The last read that was requested, until it ends. */
  let latest: Promise<ReadOutcome> | null = null
  let giveWay: (() => void) | null = null

  const noteFacts = (answer: AnswerOf<typeof getCart>) => {
    const { passed_cutoff, cart_addon_qualify, billing_address } = answer
    state.cartFacts.passedCutoff = Boolean(passed_cutoff)
    state.cartFacts.cutoffDay = isoDay(todayInChicago(now()))
    state.cartFacts.addOnsQualify = toVerdict(cart_addon_qualify)
    state.cartFacts.billing = billing_address ? ref(billing_address) : null
    factsEpoch = serverCart.epoch()
  }

  function begin(given: unknown): void {
    // Validation repairs in place, and the given object belongs to the caller.
    const answer = copyOf(given)
    if (!isAnswer(answer)) report('page-data-invalid', { detail: 'cart' })
    else {
      noteFacts(answer)
      serverCart.restore(answer.cart)
    }
  }

  async function read(isFirm: boolean, isFirst = false): Promise<CartRead> {
    const abort = new AbortController()
    state.cartFacts.isReadFailed = false
    const [epoch, asOf] = [serverCart.epoch(), version()]
    if (serverCart.current() && !isFirm) giveWay = () => abort.abort()
    try {
      const query = isBilling ? { t: 1 as const } : {}
      // A reread needs an answer from now, not an early one from before it or from before a change.
      const isFresh = serverCart.current() !== null && !(isFirst && asOf === 0)
      const answer = await api.call(
        getCart,
        { query },
        { share: serverCart.share, signal: abort.signal, isFresh },
      )
      const isLost = isForgotten(serverCart.current(), answer.cart) && (await isSessionOver())
      if (serverCart.epoch() !== epoch) return GAVE_WAY
      if (isLost) return failed('refused')
      seen = asOf
      noteFacts(answer)
      serverCart.take(answer.cart)
      return READY
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') return GAVE_WAY
      state.cartFacts.isReadFailed = true
      if (!state.cart) state.cartFacts.status = 'failed'
      return readFailure(report, 'cart-read-failed', error)
    } finally {
      giveWay = null
    }
  }

  function refresh(isFirst = false): Promise<ReadOutcome> {
    if (!state.cart) state.cartFacts.status = 'loading'
    waiting ??= queue
      .run(() => {
        waiting = null
        return read(false, isFirst)
      })
      .then((outcome) => (outcome.status === 'gave-way' ? refresh() : outcome))
    const own = waiting
    latest = own
    void own.then(() => {
      if (latest === own) latest = null
    })
    return own
  }

  return {
    readNow: () => read(true),
    load: () => latest ?? refresh(true),
    refresh: () => refresh(),
    begin,
    giveWay: () => giveWay?.(),
    seenVersion: () => seen,
    hasFacts: () => factsEpoch === serverCart.epoch(),
  }
}

const toVerdict = (flag: boolean | 0 | 1 | null | undefined): boolean | null =>
  flag == null ? null : Boolean(flag)

const isAnswer = (value: unknown): value is AnswerOf<typeof getCart> => fits(getCart.answer, value)

/** A copy of JSON data; undefined if it cannot be cloned. */
function copyOf(given: unknown): unknown {
  try {
    return structuredClone(given)
  } catch {
    return undefined
  }
}
