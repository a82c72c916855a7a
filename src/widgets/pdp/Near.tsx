import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../parts'

/** What is drawn as soon as the shopper gets near its place. */
export function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(place.current, () => setNear(true)), [])
  return <div ref={place}>{isNear && children}</div>
}
