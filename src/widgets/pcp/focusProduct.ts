import type { RefObject } from 'react'

/** Gives the focus to a product of a list that was just drawn: to its link, else to its button. */
export function focusProduct(list: RefObject<HTMLElement | null>, itemId: number): void {
  requestAnimationFrame(() => {
    const card = list.current?.querySelector(`[data-gw-product="${itemId}"]`)
    card?.querySelector<HTMLElement>('a, button')?.focus()
  })
}
