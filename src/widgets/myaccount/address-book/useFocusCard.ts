import { type RefObject, useEffect, useState } from 'react'

/** Where the focus goes: the card of an address, the button that adds one, or what says that there is none. */
export type Target = number | 'add' | 'none'

/** Leads the focus to a card, as soon as it is drawn. */
export function useFocusCard(area: RefObject<HTMLElement | null>): (target: Target) => void {
  const [wanted, setWanted] = useState<Target | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const place = area.current?.querySelector<HTMLElement>(
      `[data-gw-address="${wanted}"] [data-gw-heading], [data-gw-place="${wanted}"]`,
    )
    if (!place) return
    place.focus()
    setWanted(null)
  })
  return setWanted
}
