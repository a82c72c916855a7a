import { ref } from 'valtio/vanilla'
import type { Cart } from '../../../domain/schema/entities'
import type { State } from '../state'
import { structuralShare } from './structuralShare'

/** A cart change that is shown before the server confirms it. */
export type OptimisticUpdate = (cart: Cart) => Cart

/** Called with every cart from the server. */
export type CartListener = (cart: Cart | null, before: Cart | null) => void

/** The last cart from the server, and what is displayed of it. */
export interface ServerCart {
  current(): Cart | null
  /** Accepts a cart from the server, shows it, and notifies listeners. */
  take(cart: Cart | null): void
  /** Shows the server's cart with all optimistic updates applied. */
  show(): void
  /** Shows a change before it is confirmed. */
  update(change: OptimisticUpdate): void
  /** Ends an optimistic update; its effect disappears with the next `show` or `take`. */
  end(change: OptimisticUpdate): void
  /** Makes an optimistic update part of the cart when the server confirms it without sending a cart. */
  confirm(change: OptimisticUpdate): void
  /** Shows a cart from the page or from storage, whichever comes first, until the server sends one. */
  restore(cart: Cart): void
  /** The cart that was restored, if one was. */
  restored(): Cart | null
  /** Clears the cart and all pending updates, for example after an order. */
  clear(): void
  /** Number of clears: an answer from before an order must not bring its cart back. */
  epoch(): number
  /** Replaces equal parts of an answer's cart with the known ones. */
  share(answer: unknown): unknown
  onTake(listener: CartListener): () => void
}

/** Keeps the server's cart as an immutable value; equal parts keep their reference. */
export function createServerCart(state: State): ServerCart {
  const listeners = new Set<CartListener>()
  let current: Cart | null = null
  /** The cart that listeners were last notified of. */
  let notified: Cart | null = null
  let restored: Cart | null = null
  let updates: readonly OptimisticUpdate[] = []
  let epoch = 0

  function show(): void {
    const base = current ?? (state.cartFacts.isRestored ? restored : null)
    const shown = base && updates.reduce((cart, change) => change(cart), base)
    state.cart = shown && ref(structuralShare(state.cart, shown))
  }

  function take(cart: Cart | null): void {
    const before = notified
    const fresh = cart && structuralShare(current, cart)
    // Listeners have not seen what was confirmed without a cart.
    current = fresh && current !== notified ? structuralShare(notified, fresh) : fresh
    notified = current
    // A cart that comes another way does not bring what a failed first read was to bring.
    const isReadFailed = state.cartFacts.isReadFailed && state.cartFacts.cutoffDay === null
    Object.assign(state.cartFacts, { isRestored: false, isReadFailed })
    if (current) Object.assign(state.cartFacts, { status: 'ready', isNotFound: false })
    if (current?.recipients.length)
      Object.assign(state.cartFacts, { isOrderedElsewhere: false, isOrderedHere: false })
    show()
    if (current !== before) for (const listener of [...listeners]) listener(current, before)
  }

  return {
    current: () => current,
    take,
    show,
    update(change) {
      updates = [...updates, change]
      show()
    },
    end(change) {
      updates = updates.filter((one) => one !== change)
    },
    confirm(change) {
      if (current) current = change(current)
    },
    restore(cart) {
      if (current || restored) return
      restored = cart
      state.cart = ref(cart)
      Object.assign(state.cartFacts, { status: 'ready', isRestored: true })
    },
    restored: () => restored,
    clear() {
      epoch += 1
      updates = []
      Object.assign(state.cartFacts, { addOnsQualify: null, billing: null })
      take(null)
    },
    epoch: () => epoch,
    share: (answer) => (current ? structuralShare({ cart: current }, answer) : answer),
    onTake(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
