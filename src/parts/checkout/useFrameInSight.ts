import { useEffect } from 'react'

/**
 * Shows all of a provider's frame once Tab or a link leads into it. For a link the browser does not scroll at all, and
 * for Tab no further than to what has the focus in it, which a bar at the foot may cover (WCAG 2.4.11). Whoever presses
 * into the frame sees it already, and keeps it where it is.
 */
export function useFrameInSight(): void {
  useEffect(() => {
    // The one event that the page gets for either.
    addEventListener('blur', show)
    return () => removeEventListener('blur', show)
  }, [])
}

function show(): void {
  const { activeElement } = document
  if (activeElement?.matches('.gw-root iframe:not(:hover)'))
    activeElement.scrollIntoView({ block: 'nearest' })
}
