import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { whenNear } from '../lazy/whenNear'
import './OffersPlaceholder.css'

type Offers = typeof import('./')

/** The place of a shelf, whose code comes when the shopper gets near it; without it, nothing is missing. */
export function OffersPlaceholder<TName extends keyof Offers>({
  name,
  ...props
}: { name: TName } & ComponentProps<Offers[TName]>) {
  const place = useRef<HTMLDivElement>(null)
  const [shelves, setOffers] = useState<Offers | null>(null)
  useEffect(
    () =>
      whenNear(place.current, () => {
        // A chunk that does not come was told of by whoever loads.
        import('./').then(setOffers, () => undefined)
      }),
    [],
  )

  // The props beside its name are the shelf's own.
  const OfferList = shelves?.[name] as ComponentType<typeof props> | undefined
  return (
    <div ref={place} className="gw-offers-placeholder">
      {OfferList && <OfferList {...props} />}
    </div>
  )
}
