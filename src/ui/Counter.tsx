import { useState } from 'react'
import './Counter.css'
import { VisuallyHidden } from './VisuallyHidden'

/** How the length of a text is counted and told. */
export interface CounterSpec {
  /** The most characters that are allowed. */
  limit: number
  /** The text for what is left; negative when there are too many. */
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

/** Characters left at which the counter speaks up. */
const NEAR = 20

/** What is left of a limit: always to be seen, and said aloud at 20 left and at 0. */
export function Counter({ id, counter, length }: CounterProps) {
  const left = counter.limit - length
  const stage = left <= 0 ? 2 : left <= NEAR ? 1 : 0
  const [heard, setHeard] = useState({ stage, text: '' })
  // Only on the way to the limit: deleting a character is no news.
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
