import { useRef } from 'react'

interface TypedSince {
  /** For the form: hears what is typed and chosen in it. */
  onInput(): void
  /** Called as the form is sent. */
  begin(): void
  /** Whether anything was typed since: that stays, to be saved as well. */
  isTyped(): boolean
}

/** Whether a form was typed on while its save is under way. */
export function useTypedSince(): TypedSince {
  const isTyped = useRef(false)
  return {
    onInput() {
      isTyped.current = true
    },
    begin() {
      isTyped.current = false
    },
    isTyped: () => isTyped.current,
  }
}
