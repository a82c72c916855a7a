import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '../lazy/whenNear'
import './OffersPlaceholder.css'

type Shelves = typeof import('./')

/** The place of a shelf, whose code comes when the shopper gets near it; without it, nothing is missing. */
export function ShelfPlace<TName extends keyof Shelves>({
  name,
  ...props
}: { name: TName } & ComponentProps<Shelves[TName]>) {
  const place = useRef<HTMLDivElement>(null)
  const [shelves, setShelves] = useState<Shelves | null>(null)
  useEffect(
    () =>
      whenNear(place.current, () => {
        // A chunk that does not come was told of by whoever loads.
        import('./').then(setShelves, () => undefined)
      }),
    [],
  )

  // The props beside its name are the shelf's own.
  const Shelf = shelves?.[name] as ComponentType<typeof props> | undefined
  return (
    <div ref={place} className="gw-shelf-place">
      {Shelf && <Shelf {...props} />}
    </div>
  )
}
