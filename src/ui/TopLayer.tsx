import { type ComponentPropsWithRef, type ReactNode, useCallback, useState } from 'react'
import './TopLayer.css'

export interface TopLayerProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'children'> {
  /** Called once the layer is open, with the element that portals go into. */
  children(container: HTMLElement): ReactNode
}

/**
 * A root of its own in the browser's top layer, where no `z-index` of the page covers it. It is open
 * before anything mounts in it, as nothing can take the focus in a closed one. Presses fall through.
 */
export function TopLayer({ children, ...native }: TopLayerProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const open = useCallback((element: HTMLDivElement | null) => {
    // Older browsers have no top layer for it; it is fixed over the page there.
    if (element?.isConnected) element.showPopover?.()
    setContainer(element)
  }, [])

  return (
    <div {...native} ref={open} className="gw-root gw-top-layer" popover="manual">
      {container && children(container)}
    </div>
  )
}
