import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from '../lazy/whenNear'
import './OffersPlaceholder.css'

/** Placeholder for offers, which load when the shopper scrolls near. */
export function OffersPlaceholder({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  return (
    <div ref={place} className="gw-offers-placeholder">
      {isNear && children}
    </div>
  )
}
