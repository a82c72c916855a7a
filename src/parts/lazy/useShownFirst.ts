import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint'

/**
 * A value to show, and how to ask for another: it is shown at once, and handed on after the paint,
 * since what follows from it may take a long cart longer than a press may take.
 */
export function useShownFirst<T>(value: T, handOn: (asked: T) => void): [T, (asked: T) => void] {
  const [asked, setAsked] = useState<{ value: T } | null>(null)
  const waiting = useRef<() => void>(undefined)
  // What was asked for is not lost with the part that showed it.
  useEffect(() => () => waiting.current?.(), [])
  const ask = (next: T) => {
    waiting.current?.()
    setAsked({ value: next })
    waiting.current = afterPaint(() => {
      setAsked(null)
      handOn(next)
    })
  }
  return [asked ? asked.value : value, ask]
}
