import { type CompositionEvent, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Props of a field for texts; a word that is still being composed is not to be changed by whoever takes it. */
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
