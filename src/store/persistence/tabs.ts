import { readingActions } from '../cart/reading'
import type { StoreContext } from '../core/context'

const NAME = 'giftwell:tabs'

interface Notice {
  tab: string
  revision: number
  /** What has happened to the cart or its customer; a change of the cart where it says nothing. */
  what?: 'ordered' | 'signed-in' | 'signed-out' | undefined
}

/**
 * Tells the other tabs that the cart has changed, and reads it again when one of them says so: an
 * invalidation, never a cart. BroadcastChannel where there is one, the storage event elsewhere. The
 * channel is closed while the page rests in the back/forward cache, and the cart read again after. A
 * page that is looked at again asks whether the cart is still the same.
 */
export function startTabs(
  context: StoreContext,
  storage: Storage | null,
  readShared: () => void,
): () => void {
  const tab = Math.random().toString(36).slice(2)
  const heard = new Map<string, number>()
  let channel = open()
  let revision = 0
  /** Set while what is done here is what another tab has said. */
  let isHushed = false

  function open(): BroadcastChannel | null {
    if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null
    const opened = new BroadcastChannel(NAME)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    return opened
  }

  function tell(what?: Notice['what']): void {
    if (isHushed) return
    // Ever higher: two changes in one millisecond, or a clock that is set back, are news all the same.
    revision = Math.max(Date.now(), revision + 1)
    const notice: Notice = { tab, revision, what }
    if (channel) channel.postMessage(notice)
    else {
      try {
        storage?.setItem(NAME, JSON.stringify(notice))
      } catch {
        // Without storage other tabs learn of it when they are looked at.
      }
    }
  }

  function hear(data: unknown): void {
    const { tab: from, revision: at, what } = fieldsOf(data)
    if (typeof from !== 'string' || typeof at !== 'number') return
    if (from === tab || at <= (heard.get(from) ?? 0)) return
    heard.set(from, at)
    isHushed = true
    if (what === 'ordered') forget()
    else if (what === 'signed-in') context.events.emit('signed-in', {})
    else if (what === 'signed-out') context.events.emit('signed-out-elsewhere', {})
    else takeOther()
    isHushed = false
  }

  /** Shows what somebody else has made of the cart, and says so. */
  function takeOther(): void {
    void readAgain().then((isOther) => {
      if (isOther) context.events.emit('cart-changed-elsewhere', {})
    })
  }

  /** The cart became an order elsewhere: nothing of it may be changed here any more. */
  function forget(): void {
    const { cart, state, events } = context
    if (!state.cart) return
    context.clearCart()
    state.cartFacts.isOrderedElsewhere = true
    events.emit('order-placed-elsewhere', {})
    void cart.refresh()
  }

  /** Reads the cart again; resolves to whether it is another one than was shown, of the same shopper. */
  async function readAgain(): Promise<boolean> {
    readShared()
    const { cart, state } = context
    if (!state.cart) return false
    const before = cart.serverCart()
    const { status } = await cart.refresh()
    const now = cart.serverCart()
    if (status !== 'ready' || !before || now === before) return false
    // A customer's cart goes with them when they sign out, which is no change of it.
    return before.cust_id == null || now?.cust_id === before.cust_id
  }

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== NAME || newValue === null) return
    try {
      hear(JSON.parse(newValue))
    } catch {
      // Somebody else wrote there; it says nothing to us.
    }
  }
  const onHide = () => {
    channel?.close()
    channel = null
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    channel ??= open()
    void readAgain()
  }

  /** Another device may have changed the cart, of which no tab hears. */
  const onVisibility = async () => {
    if (globalThis.document?.visibilityState !== 'visible' || !context.cart.serverCart()) return
    const { status } = await context.use(readingActions).check()
    if (status === 'changed') takeOther()
  }

  // Only a change of our own is news; a cart that was merely read is not, or tabs would never rest.
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

/** What was said, by whomever: others may write there, too. */
const fieldsOf = (data: unknown): Partial<Record<keyof Notice, unknown>> =>
  typeof data === 'object' && data !== null ? data : {}
