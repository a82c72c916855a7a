import { useState } from 'react'
import { useApplyCode } from '../../hooks'

/** A code that was typed, and may not be applied yet. */
export interface TypedCode {
  text: string
  setText(text: string): void
  /** Applies what is typed; resolves to whether it was taken, and true where there is nothing. */
  apply(): Promise<boolean>
}

/** Keeps what is typed into the field for codes, so that it is applied before checkout and not lost. */
export function useTypedCode(): TypedCode {
  const apply = useApplyCode()
  const [text, setText] = useState('')
  return {
    text,
    setText,
    async apply() {
      const outcome = await apply(text)
      const isTaken = outcome === null || outcome === 'accepted' || outcome === 'gift-card-applied'
      // What was typed while the answer was on its way is not what was taken.
      if (isTaken) setText((now) => (now === text ? '' : now))
      return isTaken
    },
  }
}
