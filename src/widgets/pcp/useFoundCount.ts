import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../hooks'

/** Announces the number of products once per change of filters, but not on page load. */
export function useFoundCount(chosen: readonly { key: string; value: string }[], words: string) {
  const announce = useAnnounce()
  const asked = chosen.map(({ key, value }) => `${key}=${value}`).join('&')
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    announce('say', { text: words })
  }, [announce, asked, words])
}
