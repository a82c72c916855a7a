import type { RefObject } from 'react'

/** Focuses a product in a list that was just rendered: its link, else its button. */
export function focusProduct(list: RefObject<HTMLElement | null>, itemId: number): void {
  requestAnimationFrame(() => {
    const card = list.current?.querySelector(`[data-gw-product="${itemId}"]`)
    card?.querySelector<HTMLElement>('a, button')?.focus()
  })
}
