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
 * Keeps focus within a part whose views replace each other: when the focused element disappears with its
 * view, focus moves to the heading of the new one, or the first element that matches `target`, else to the
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
    // A view without a heading left focus on the part; the next view can have one.
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
      // Without a `relatedTarget`, the window lost focus or the element was removed.
      if (relatedTarget && !ref.current?.contains(relatedTarget)) last.current = null
    },
  }
}
