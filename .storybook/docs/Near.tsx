import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'

/** The distance from the window, in pixels, at which a story is rendered before it is visible. */
const NEAR = '900px 0px'

/** Maximum height: a taller story scrolls inside its iframe, which also contains its fixed elements. */
const TALLEST = 700

/** A frame's margins, and the button below it. */
const AROUND = 110

const Place = styled.div<Pick<NearProps, 'height' | 'isFirst'>>(({ height, isFirst }) => ({
  minBlockSize: height + AROUND,
  '.sb-story': {
    blockSize: isFirst ? height : undefined,
    minBlockSize: height,
    maxBlockSize: TALLEST,
    overflow: 'auto',
    contain: 'layout',
  },
}))

interface NearProps {
  /** The reserved height, in pixels. */
  height: number
  /**
   * The first story of a page is rendered at once, at exactly that height, so that nothing below it moves.
   */
  isFirst: boolean
  /** In its own iframe, which is slow to load and has a fixed height: rendered only when visible. */
  isFramed: boolean
  children: ReactNode
}

/** Renders a story when it is near the window; until then its height is reserved. */
export function Near({ height, isFirst, isFramed, children }: NearProps) {
  const [isNear, setNear] = useState(isFirst)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // In Storybook the page is in an iframe, whose own edges count.
      { root: document, rootMargin: isFramed ? '0px' : NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, isFramed])
  return (
    <Place ref={place} height={height} isFirst={isFirst}>
      {isNear && children}
    </Place>
  )
}
