import { type CompositionEvent, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Props for a text field that report whether IME composition is in progress; text must not be altered
 * meanwhile.
 */
export function useComposed(take: (text: string, isComposing: boolean) => void) {
  const isComposing = useRef(false)
  return {
    onValue: (text: string) => take(text, isComposing.current),
    onCompositionStart() {
      isComposing.current = true
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Control>) {
      isComposing.current = false
      take(currentTarget.value, false)
    },
  }
}
