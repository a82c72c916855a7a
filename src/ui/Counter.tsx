import { useState } from 'react'
import './Counter.css'
import { VisuallyHidden } from './VisuallyHidden'

/** How the length of a text is counted and announced. */
export interface CounterSpec {
  /** The maximum number of characters. */
  limit: number
  /** The text for the remaining characters; negative when over the limit. */
  text(left: number): string
  /** Show nothing before this many characters are typed. Default 0: always. */
  from?: number
}

interface CounterProps {
  id: string
  counter: CounterSpec
  /** How many characters there are now. */
  length: number
}

/** Remaining characters at which the counter is announced. */
const NEAR = 20

/** The remaining characters: always visible, announced at 20 left and at 0. */
export function Counter({ id, counter, length }: CounterProps) {
  const left = counter.limit - length
  const stage = left <= 0 ? 2 : left <= NEAR ? 1 : 0
  const [heard, setHeard] = useState({ stage, text: '' })
  // Announces only on the way to the limit, not when characters are deleted.
  if (heard.stage !== stage)
    setHeard({ stage, text: stage > heard.stage ? counter.text(left) : '' })

  return (
    <>
      <p
        className="gw-counter gw-note"
        id={id}
        data-over={left < 0 || undefined}
        hidden={length < (counter.from ?? 0)}
      >
        {counter.text(left)}
      </p>
      <VisuallyHidden role="status">{heard.text}</VisuallyHidden>
    </>
  )
}
