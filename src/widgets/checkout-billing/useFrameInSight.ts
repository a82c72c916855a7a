import { useEffect } from 'react'

/**
 * Shows all of a frame once Tab or a link leads into it. For a link the browser does not scroll at all, and for Tab
 * no further than to the first field, which a bar at the foot may cover (WCAG 2.4.11). Whoever presses into
 * the frame sees it already, and keeps it where it is.
 */
export function useFrameInSight(id: string): void {
  useEffect(() => {
    // The one event that the page gets for either.
    const look = () => {
      const { activeElement } = document
      if (activeElement?.id === id && !activeElement.matches(':hover'))
        activeElement.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('blur', look)
    return () => removeEventListener('blur', look)
  }, [id])
}
