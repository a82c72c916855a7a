import { type RefObject, useEffect, useState } from 'react'

/** Where the focus goes: the card of an id or the first one, the button that adds one, or what says that there is none. */
export type Target = number | string | 'first' | 'add' | 'none'

const selectorOf = (target: Target): string =>
  target === 'first'
    ? '[data-gw-entry] [data-gw-heading]'
    : `[data-gw-entry="${target}"] [data-gw-heading], [data-gw-place="${target}"]`

/** Leads the focus to a card, as soon as it is drawn. */
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
