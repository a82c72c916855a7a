import { type ReactNode, useState } from 'react'

interface HeldProps<T> {
  initial: T
  children(value: T, hold: (value: T) => void): ReactNode
}

/** Holds a value for a control that does not hold its own, as a form would. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, hold] = useState(initial)
  return children(value, hold)
}
