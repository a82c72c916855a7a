import type { StoreContext } from './context'
import { recallPromo } from './persist'

const NAME = 'giftwell:tabs'

interface Notice {
  tab: string
  revision: number
}

/**
 * Tells the other tabs that the cart has changed, and reads it again when one of them says so: an
 * invalidation, never a cart. BroadcastChannel where there is one, the storage event elsewhere. The
 * channel is closed while the page rests in the back/forward cache, and the cart read again after.
 */
export function startTabs(context: StoreContext, storage: Storage | null): () => void {
  const tab = Math.random().toString(36).slice(2)
  const heard = new Map<string, number>()
  let channel = open()
  let revision = 0

  function open(): BroadcastChannel | null {
    if (typeof BroadcastChannel === 'undefined' || typeof window === 'undefined') return null
    const opened = new BroadcastChannel(NAME)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    return opened
  }

  function tell(): void {
    // Ever higher: two changes in one millisecond, or a clock that is set back, are news all the same.
    revision = Math.max(Date.now(), revision + 1)
    const notice: Notice = { tab, revision }
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
    const notice = toNotice(data)
    if (!notice || notice.tab === tab || notice.revision <= (heard.get(notice.tab) ?? 0)) return
    heard.set(notice.tab, notice.revision)
    readAgain()
  }

  function readAgain(): void {
    recallPromo(context, storage)
    if (context.state.cart) void context.cart.refresh()
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
    readAgain()
  }

  // Only a change of our own is news; a cart that was merely read is not, or tabs would never rest.
  const end = context.cart.onDone(tell)
  globalThis.addEventListener?.('storage', onStorage)
  globalThis.addEventListener?.('pagehide', onHide)
  globalThis.addEventListener?.('pageshow', onShow)
  return () => {
    end()
    onHide()
    globalThis.removeEventListener?.('storage', onStorage)
    globalThis.removeEventListener?.('pagehide', onHide)
    globalThis.removeEventListener?.('pageshow', onShow)
  }
}

function toNotice(data: unknown): Notice | null {
  if (typeof data !== 'object' || data === null) return null
  const { tab, revision } = data as Partial<Record<keyof Notice, unknown>>
  return typeof tab === 'string' && typeof revision === 'number' ? { tab, revision } : null
}
