import { isoDay } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { accountSlot } from '../account/state'
import { readingActions } from '../cart/reading'
import type { StoreContext } from '../core/context'

const NAME = 'giftwell:tabs'

interface Notice {
  tab: string
  revision: number
  /** What happened; if absent, the cart changed. */
  what?: 'ordered' | 'signed-in' | 'signed-out' | undefined
}

/**
 * Tells other tabs that the cart has changed, and rereads it when one of them does: messages only invalidate,
 * they never contain a cart. Uses BroadcastChannel if available, else the storage event. The channel closes
 * while the page is in the back/forward cache; afterwards the customer and the cart are reread. A page that
 * becomes visible checks whether its cart is still current, and rereads it on another day.
 */
export function startTabs(
  context: StoreContext,
  storage: Storage | null,
  shared: { read(written?: string | null): void; write(): void },
): () => void {
  const tab = Math.random().toString(36).slice(2)
  const heard = new Map<string, number>()
  let channel = open()
  let revision = 0
  /** True while handling what happened elsewhere, to avoid echoing it. */
  let isHushed = false

  function open(): BroadcastChannel | null {
    if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null
    const opened = new BroadcastChannel(NAME)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    return opened
  }

  function tell(what?: Notice['what']): void {
    if (isHushed) return
    shared.write()
    // Strictly increasing, even for two changes in one millisecond, or after the clock was set back.
    revision = Math.max(Date.now(), revision + 1)
    const notice: Notice = { tab, revision, what }
    if (channel) channel.postMessage(notice)
    else {
      try {
        storage?.setItem(NAME, JSON.stringify(notice))
      } catch {
        // Without storage, other tabs find out when they become visible.
      }
    }
  }

  function hear(data: unknown): void {
    const { tab: from, revision: at, what } = fieldsOf(data)
    if (typeof from !== 'string' || typeof at !== 'number') return
    if (from === tab || at <= (heard.get(from) ?? 0)) return
    heard.set(from, at)
    handle(what)
  }

  /** Applies what happened elsewhere, without telling other tabs. */
  function handle(what: unknown): void {
    isHushed = true
    if (what === 'ordered') forget()
    else if (what === 'signed-in') context.events.emit('signed-in', {})
    else if (what === 'signed-out') context.events.emit('signed-out-elsewhere', {})
    else takeOther()
    isHushed = false
  }

  /** Shows a cart that was changed elsewhere, and emits an event. */
  function takeOther(): void {
    void readAgain().then((isOther) => {
      if (isOther) context.events.emit('cart-changed-elsewhere', {})
    })
  }

  /** The cart was ordered on another page: clear it, so that nothing can be changed here. */
  function forget(): void {
    const { cart, state, events } = context
    if (!state.cart) return
    context.clearCart()
    state.cartFacts.isOrderedElsewhere = !state.cartFacts.isOrderedHere
    events.emit('order-placed-elsewhere', {})
    void cart.refresh()
  }

  /** Rereads the cart; resolves to whether it differs from the displayed one of the same shopper. */
  async function readAgain(): Promise<boolean> {
    shared.read()
    const { cart, state } = context
    if (!state.cart) return false
    const before = cart.serverCart()
    const { status } = await cart.refresh()
    const now = cart.serverCart()
    if (status !== 'ready' || !before || now === before) return false
    // A customer's cart disappears when they sign out; that does not count as a change.
    return !before.cust_id || now?.cust_id === before.cust_id
  }

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key && key !== NAME) shared.read(key)
    if (key !== NAME || newValue === null) return
    try {
      hear(JSON.parse(newValue))
    } catch {
      // The message is not ours.
    }
  }
  const onHide = () => {
    channel?.close()
    channel = null
  }
  const onShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    channel ??= open()
    // Nothing was heard meanwhile: the session can have ended, or be another customer's.
    context.events.emit('signed-out-elsewhere', {})
    const shopper = () => context.cart.serverCart()?.cust_id || null
    const before = shopper()
    const { cartFacts } = context.state
    const wasOrdered = cartFacts.isOrderedHere
    shared.read()
    if (cartFacts.isOrderedHere && !wasOrdered) handle('ordered')
    await readAgain()
    if (context.slot(accountSlot).status === 'guest') await context.use(readingActions).load()
    // A guest's page sees from the cart that they have signed in.
    if (shopper() !== before && shopper() !== null) handle('signed-in')
  }

  /** Another device may have changed the cart without any tab noticing. */
  const onVisibility = async () => {
    if (globalThis.document?.visibilityState !== 'visible' || !context.cart.serverCart()) return
    const { cutoffDay } = context.state.cartFacts
    // The server can have moved dates that have passed, which the version does not tell.
    if (cutoffDay && cutoffDay !== isoDay(todayInChicago(context.now()))) return void readAgain()
    const { status } = await context.use(readingActions).check()
    if (status === 'changed') takeOther()
  }

  // Only report our own changes; reporting mere reads would make tabs trigger each other endlessly.
  const ends = [
    context.cart.onDone(() => tell()),
    context.events.on('order-placed', () => tell('ordered')),
    context.events.on('signed-in', () => tell('signed-in')),
    context.events.on('signed-out', () => tell('signed-out')),
  ]
  globalThis.addEventListener?.('storage', onStorage)
  globalThis.addEventListener?.('pagehide', onHide)
  globalThis.addEventListener?.('pageshow', onShow)
  globalThis.addEventListener?.('visibilitychange', onVisibility)
  return () => {
    for (const end of ends) end()
    onHide()
    globalThis.removeEventListener?.('storage', onStorage)
    globalThis.removeEventListener?.('pagehide', onHide)
    globalThis.removeEventListener?.('pageshow', onShow)
    globalThis.removeEventListener?.('visibilitychange', onVisibility)
  }
}

/** The fields of a message, from anyone: other code can write there too. */
const fieldsOf = (data: unknown): Partial<Record<keyof Notice, unknown>> =>
  typeof data === 'object' && data !== null ? data : {}
