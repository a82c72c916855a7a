import { useEffect, useState } from 'react'

/**
 * True while the page's own modal dialog is open: it makes everything outside inert, including our top
 * layer.
 */
const isOpen = (): boolean => document.querySelector('dialog:modal') !== null

/**
 * Whether the page's own modal dialog blocks one of ours. Watches only while one of ours is requested, and
 * until the page's dialog is closed or removed.
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
