import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../parts'

/** Renders its content once the shopper scrolls near. */
export function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  return <div ref={place}>{isNear && children}</div>
}
