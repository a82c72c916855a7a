import { useLayoutEffect, useState } from 'react'

/** What a modal dialog of the page means for ours. */
export interface ForeignModal {
  /** True if it makes our top layer inert. */
  isInTheWay: boolean
  /** The page's dialog if one of our roots is in it, as in a drawer: only what is inside it can be used. */
  home: Element | null
}

const hasRoot = (modal: Element): boolean => modal.querySelector('.gw-root') !== null

/** The page's open modal dialog; one without our roots first, because it makes the others inert. */
function openModal(): Element | null {
  const modals = [...document.querySelectorAll('dialog:modal')]
  return modals.find((modal) => !hasRoot(modal)) ?? modals.at(-1) ?? null
}

/**
 * Whether a modal dialog of the page blocks ours, or contains one of our roots. Watches only while something of
 * ours is to be shown or announced, and until the page's dialog is closed or removed.
 */
export function useForeignModal(isWanted: boolean): ForeignModal {
  const [modal, setModal] = useState<Element | null>(null)
  // Before anything opens in a place where it would be inert.
  useLayoutEffect(() => {
    if (!isWanted) return
    const look = () => setModal(openModal())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
    return () => observer.disconnect()
  }, [isWanted])
  if (!isWanted || !modal) return { isInTheWay: false, home: null }
  return hasRoot(modal) ? { isInTheWay: false, home: modal } : { isInTheWay: true, home: null }
}
