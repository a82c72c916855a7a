import { useEffect, useState } from 'react'

/** A modal dialog of the page itself: everything outside of it is inert, our top layer as well. */
const isOpen = (): boolean => document.querySelector('dialog:modal') !== null

/**
 * Whether a modal dialog of the page is in the way of one of ours. Looked for only while one of ours
 * is wanted, and until the page's own is closed or taken out.
 */
export function useForeignModal(isWanted: boolean): boolean {
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const look = () => setInTheWay(isOpen())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
    return () => observer.disconnect()
  }, [isWanted])
  return isWanted && isInTheWay
}
