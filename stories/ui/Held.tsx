import { type ComponentType, type ReactNode, useState } from 'react'

interface HeldProps<T> {
  initial: T
  children(value: T, hold: (value: T) => void): ReactNode
}

/** Holds a value for a control that does not hold its own, as a form would. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, hold] = useState(initial)
  return children(value, hold)
}

/** Draws a control with its value held for it; what the story gives it hears of each change too. */
export function held<P extends object>(Control: ComponentType<P>, name: keyof P, heard: keyof P) {
  return (args: P) => {
    // `heard` names the property that is called with each new value.
    const hear = args[heard] as (value: P[keyof P]) => void
    return (
      <Held initial={args[name]}>
        {(value, hold) => {
          const change = (next: P[keyof P]) => {
            hear(next)
            hold(next)
          }
          return <Control {...args} {...{ [name]: value, [heard]: change }} />
        }}
      </Held>
    )
  }
}
