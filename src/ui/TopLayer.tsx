import { type ComponentPropsWithRef, type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import './TopLayer.css'

export interface TopLayerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'children'> {
  /** Keeps this layer in front of layers that open later. */
  isFront?: boolean
  /** A modal dialog of the page to open in: everything outside it is inert. */
  home?: Element | null
  /** Called once the layer is open, with the element to portal into. */
  children(container: HTMLElement): ReactNode
}

/**
 * A root of its own in the browser's top layer, where no `z-index` of the page covers it. It opens before
 * anything mounts in it, because nothing can take focus in a closed one. Clicks on its empty area pass
 * through.
 */
export function TopLayer({ isFront = false, home, children, ...native }: TopLayerProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const open = useCallback((element: HTMLDivElement | null) => {
    // Older browsers lack the popover API; there, it is fixed over the page.
    if (element?.isConnected) element.showPopover?.()
    setContainer(element)
  }, [])

  useEffect(() => {
    if (!isFront || !container) return
    // The layer opened last is in front, and a layer that contains focus keeps its place.
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

  const layer = (
    <div {...native} ref={open} className="gw-root gw-top-layer" popover="manual">
      {container && children(container)}
    </div>
  )
  return home ? createPortal(layer, home) : layer
}
