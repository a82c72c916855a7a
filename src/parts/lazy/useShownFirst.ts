import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './afterPaint'

/**
 * Returns a value and a setter: a new value is shown immediately and passed to `handOn` after the paint,
 * because its consequences can take a long cart longer than a press should.
 */
export function useShownFirst<T>(value: T, handOn: (asked: T) => void): [T, (asked: T) => void] {
  const [asked, setAsked] = useState<{ value: T } | null>(null)
  const waiting = useRef<() => void>(undefined)
  // Unmounting does not lose a pending value.
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
