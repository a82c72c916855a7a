import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'

type Retry = RefObject<() => unknown>

/** Retries of the parts of a screen that are slow, oldest first, and their setter. */
type SlowParts = ReturnType<typeof useSlowParts>

/** Around parts that load side by side: the first slow one says so, and its button retries all slow ones. */
export const SlowPartsContext = createContext<SlowParts | null>(null)

export const useSlowParts = () => useState<readonly Retry[]>([])

/** What the note of a slow part retries; null if it shows none, because it is not slow, or not the first. */
export function useSlowRetry(isSlow: boolean, onRetry: () => unknown): (() => void) | null {
  const [parts, setParts] = use(SlowPartsContext) ?? ALONE
  const own = useRef(onRetry)
  own.current = onRetry
  useEffect(() => {
    if (!isSlow || !setParts) return
    setParts((now) => [...now, own])
    return () => setParts((now) => now.filter((one) => one !== own))
  }, [isSlow, setParts])

  if (!isSlow) return null
  if (!parts) return () => void onRetry()
  return parts[0] === own ? () => parts.forEach(({ current }) => void current()) : null
}

const ALONE = [null, null] as const
