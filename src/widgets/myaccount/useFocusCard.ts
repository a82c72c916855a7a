import { type RefObject, useEffect, useState } from 'react'

/** A focus target: the card with an id or the first one, the add button, or the empty text. */
export type Target = number | string | 'first' | 'add' | 'none'

const selectorOf = (target: Target): string =>
  target === 'first'
    ? '[data-gw-entry] [data-gw-heading]'
    : `[data-gw-entry="${target}"] [data-gw-heading], [data-gw-place="${target}"]`

/** Returns a function that focuses a card, once it is rendered. */
export function useFocusCard(area: RefObject<HTMLElement | null>): (target: Target) => void {
  const [wanted, setWanted] = useState<Target | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const place = area.current?.querySelector<HTMLElement>(selectorOf(wanted))
    if (!place) return
    place.focus()
    setWanted(null)
  })
  return setWanted
}
