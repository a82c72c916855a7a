import { type ComponentPropsWithRef, type ReactNode, useCallback, useEffect, useState } from 'react'
import './TopLayer.css'

export interface TopLayerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'children'> {
  /** Stays before layers that open after it: what it shows is for whatever is on the screen. */
  isFront?: boolean
  /** Called once the layer is open, with the element that portals go into. */
  children(container: HTMLElement): ReactNode
}

/**
 * A root of its own in the browser's top layer, where no `z-index` of the page covers it. It is open
 * before anything mounts in it, as nothing can take the focus in a closed one. Presses fall through.
 */
export function TopLayer({ isFront = false, children, ...native }: TopLayerProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const open = useCallback((element: HTMLDivElement | null) => {
    // Older browsers have no top layer for it; it is fixed over the page there.
    if (element?.isConnected) element.showPopover?.()
    setContainer(element)
  }, [])

  useEffect(() => {
    if (!isFront || !container) return
    // The last that opens is in front, and a layer that has the focus in it keeps its place.
    const onToggle = ({ target }: Event) => {
      const isOther = target instanceof Element && target !== container
      if (!isOther || !target.matches('.gw-top-layer:popover-open')) return
      if (container.contains(document.activeElement)) return
      container.hidePopover()
      container.showPopover()
    }
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [isFront, container])

  return (
    <div {...native} ref={open} className="gw-root gw-top-layer" popover="manual">
      {container && children(container)}
    </div>
  )
}
