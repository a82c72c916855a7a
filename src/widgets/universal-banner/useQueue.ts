import { useLayoutEffect, useState } from 'react'
import type { BannerData } from '../../domain/offer/bannerData'
import {
  type BannerMessage,
  bannerMessages,
  isMessageOver,
} from '../../domain/offer/bannerMessages'
import {
  useAnnounce,
  useDismissals,
  useIsCutoffPassed,
  useSlotText,
  useStore,
  useTexts,
} from '../../hooks'
import { bannerTexts } from '../../texts/banner'
import { fill } from '../../texts/catalogue'
import { useCutoffWords } from './useCutoffWords'

/**
 * The page's visible messages, one at a time: excludes those that were over when it opened, and those that
 * the shopper has hidden. The next one is announced, because the shopper asked for it.
 */
export function useQueue(data: BannerData) {
  const all = bannerMessages(data)
  const openedAt = useOpenedAt()
  const { isDismissed, dismiss } = useDismissals()
  const announce = useAnnounce()
  const store = useStore()
  const cutoffWords = useCutoffWords()
  const slotText = useSlotText()
  const isCutoffPassed = useIsCutoffPassed()
  const { nth, over } = useTexts(bannerTexts)
  const [id, setId] = useState<string | null>(null)
  const queue = all.filter(
    (one) => !isDismissed(one.id) && !(openedAt && isMessageOver(one, openedAt)),
  )
  // The first one, unless the shopper has moved on.
  const at = Math.max(
    0,
    queue.findIndex((one) => one.id === id),
  )
  const message = queue[at] ?? null

  /** Shows the next message in a queue. */
  function goOn(rest: readonly BannerMessage[], from: number): void {
    const index = from % rest.length
    const next = rest[index]
    if (!next) return
    setId(next.id)
    const words = [
      rest.length > 1 && fill(nth, { n: index + 1, count: rest.length }),
      ...wordsOf(next, store.now()),
    ]
    announce('say', { text: words.filter(Boolean).join('. ') })
  }

  /** What is shown of a message. */
  function wordsOf(shown: BannerMessage, now: Date) {
    if (isMessageOver(shown, now, isCutoffPassed)) return [over]
    const { text, slot, cutoff } = shown
    return [slotText(slot) ?? text, cutoff && cutoffWords(cutoff, now)]
  }

  return {
    message,
    isEmpty: all.length === 0,
    place: { n: at + 1, count: queue.length },
    next: () => goOn(queue, at + 1),
    dismiss() {
      if (!message) return
      dismiss(message.id)
      goOn(
        queue.filter((one) => one !== message),
        at,
      )
    },
  }
}

/** When the page was opened; null on a server, and for the first commit, which is never painted. */
function useOpenedAt(): Date | null {
  const store = useStore()
  const [openedAt, setOpenedAt] = useState<Date | null>(null)
  useLayoutEffect(() => setOpenedAt(store.now()), [store])
  return openedAt
}
