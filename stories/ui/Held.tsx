import { type ComponentType, type ReactNode, useState } from 'react'

interface HeldProps<T> {
  initial: T
  children(value: T, hold: (value: T) => void): ReactNode
}

/** Holds the value of a controlled control, like a form. */
export function Held<T>({ initial, children }: HeldProps<T>) {
  const [value, hold] = useState(initial)
  return children(value, hold)
}

/** Renders a control with its value; the story's own handler is called with each change too. */
export function held<P extends object>(Control: ComponentType<P>, name: keyof P, heard: keyof P) {
  return (args: P) => {
    // `heard` is the name of the property that is called with each new value.
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
