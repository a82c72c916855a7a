import { useEffect, useRef, useState } from 'react'
import { useStore, useToasts } from '../../hooks'

/** Between two sentences, so that a screen reader hears both, in milliseconds (screens §2.3). */
const APART_MS = 150
/** So soon after each other the same words tell of one change, in milliseconds. */
const SAME_MS = 1000
/** After that a region is emptied, so that the same words can be said again, in milliseconds. */
const EMPTIED_MS = 5000

/** What the live regions of a page say just now. */
export interface Said {
  polite: string
  urgent: string
}

/**
 * Says each announcement and each toast of the page once, one after the other; the same words
 * within a moment are said once, and later again, to whoever presses again. Kept apart from the regions, which move into a dialog while one is open.
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
      // Only words that change are heard: the region has fallen silent, and says them next.
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
