import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from './isFocusFree'

const HEADING = '[data-gw-heading]'

interface RetainedFocus<TElement> {
  ref: RefObject<TElement | null>
  tabIndex: -1
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/**
 * Keeps the focus within a part whose views replace each other: when the element that had it goes
 * with its view, it moves to the heading of the new one, or to the first element that `target` selects, else to the
 * part itself. Never to `body`.
 */
export function useRetainedFocus<TElement extends HTMLElement = HTMLDivElement>(
  view: string,
  target = HEADING,
): RetainedFocus<TElement> {
  const ref = useRef<TElement>(null)
  const last = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when the view changes
  useLayoutEffect(() => {
    const part = ref.current
    const isGone = last.current?.isConnected === false && isFocusFree()
    // A view without a heading left it on the part; the next one may have one.
    if (isGone || part?.matches(':focus'))
      (part?.querySelector<HTMLElement>(target) ?? part)?.focus()
  }, [view])

  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => {
      last.current = target
    },
    onBlur: ({ relatedTarget }) => {
      // Without a next one the window was left, or the element was taken away.
      if (relatedTarget && !ref.current?.contains(relatedTarget)) last.current = null
    },
  }
}
