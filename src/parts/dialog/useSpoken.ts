import { useEffect, useRef, useState } from 'react'
import { useStore, useToasts } from '../../hooks'

/** Delay between two sentences, so that a screen reader reads both, in milliseconds (screens §2.3). */
const APART_MS = 150
/** The same text repeated within this time is one change, in milliseconds. */
const SAME_MS = 1000
/** A region is cleared after this time, so that the same text can be announced again, in milliseconds. */
const EMPTIED_MS = 5000

/** The current texts of the page's live regions. */
export interface Said {
  polite: string
  urgent: string
}

/**
 * Announces each announcement and toast once, one after the other. The same text is announced once within a
 * second, and again later. Kept apart from the regions, which move into a dialog while one is open.
 */
export function useSaid(): Said {
  const { announcements, announced, toasts } = useToasts()
  const { clock } = useStore()
  const [said, setSaid] = useState<Said>({ polite: '', urgent: '' })
  const saidAt = useRef({ polite: 0, urgent: 0 })
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set())
  const toast = toasts.find(({ id }) => !heard.has(id))
  const announcement = announcements[0]

  useEffect(() => {
    const next = announcement ?? toast
    if (!next) return
    return clock.after(APART_MS, () => {
      const isUrgent = 'isUrgent' in next ? next.isUrgent : next.tone === 'error'
      const region = isUrgent ? 'urgent' : 'polite'
      const now = clock.now().getTime()
      const isRepeat = said[region] === next.message && now - saidAt.current[region] > SAME_MS
      setSaid({ ...said, [region]: isRepeat ? '' : next.message })
      // Only changed text is announced: the region is now empty, and the text follows next.
      if (isRepeat) return
      saidAt.current[region] = now
      if (next === announcement) announced(next.id)
      else setHeard((ids) => new Set([...ids, next.id]))
    })
  }, [announcement, toast, said, announced, clock])

  useEffect(() => {
    if (!said.polite && !said.urgent) return
    return clock.after(EMPTIED_MS, () => setSaid({ polite: '', urgent: '' }))
  }, [said, clock])

  return said
}
