import { useRef } from 'react'

interface TypedSince {
  /** The form's `onInput`; records any input. */
  onInput(): void
  /** Call when the form is submitted. */
  begin(): void
  /** Whether anything was typed since; that input still has to be saved. */
  isTyped(): boolean
}

/** Tracks whether a form was edited while a save was in progress. */
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
