import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../../parts'

/**
 * Focuses the heading of another page of the same screen, as after Back; the account shell focuses new screens
 * only.
 */
export function useFocusOfPage(page: string | boolean, area: RefObject<HTMLElement | null>): void {
  const last = useRef(page)
  useLayoutEffect(() => {
    const part = area.current
    if (last.current !== page && isFocusFree(part))
      (part?.querySelector<HTMLElement>('[data-gw-heading]') ?? part)?.focus()
    last.current = page
  }, [page, area])
}
