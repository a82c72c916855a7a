import { useEffect } from 'react'

/**
 * Scrolls the provider's iframe fully into view when Tab or a link moves focus into it. For a link, the
 * browser does not scroll at all; for Tab, only as far as the focused element, which a bar at the bottom
 * can cover (WCAG 2.4.11). A press inside the frame does not scroll.
 */
export function useFrameInSight(): void {
  useEffect(() => {
    // The only event that the page gets in either case.
    addEventListener('blur', show)
    return () => removeEventListener('blur', show)
  }, [])
}

function show(): void {
  const { activeElement } = document
  if (activeElement?.matches('.gw-root iframe:not(:hover)'))
    activeElement.scrollIntoView({ block: 'nearest' })
}
