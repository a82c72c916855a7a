import { useState } from 'react'
import { isSame } from '../useCartSelector'

/** The value, which keeps its identity while an equal one is passed; accepts any JSON. */
export function useKept<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (isSame(kept, value)) return kept
  keep(value)
  return value
}
