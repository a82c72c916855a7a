import { useCallback } from 'react'
import { type Outcome, useAnnounce, useCart, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'

/** Fixes a problem by a change that was pressed in an element. */
export type Fix = (from: Element, change: () => Promise<Outcome<string>>) => Promise<void>

/** The roots in which a fix is under way. */
const underWay = new WeakSet<Element>()

/** Whether a fix is under way around an element; its end places the focus. */
export const isFixing = (element: Element): boolean => underWay.has(rootOf(element))

/**
 * Fixing what keeps the cart from checkout: afterwards the focus is on the next problem, or on the way to
 * checkout where there is none, the cart is checked again, and what is left is said once. A fix that
 * fails leaves the focus where it is.
 */
export function useFixing(): Fix {
  const { validate } = useCart()
  const announce = useAnnounce()
  const texts = useTexts(problemTexts)

  return useCallback<Fix>(
    async (from, change) => {
      const root = rootOf(from)
      const places = [...root.querySelectorAll('[data-gw-problem]')]
      const at = places.findIndex((place) => place.contains(from))
      underWay.add(root)
      const outcome = await change()
      if (outcome.status !== 'failed') {
        await drawn()
        focusOn(root, at)
        const { status, problems } = await validate()
        if (status === 'valid') announce('say', { text: texts.allFixed })
        if (problems) announce('say', { text: fill(texts.left, { count: problems.length }) })
        await drawn()
        if (document.activeElement === document.body) focusOn(root, at)
      }
      underWay.delete(root)
    },
    [validate, announce, texts],
  )
}

const rootOf = (element: Element) => element.closest('.gw-root') ?? element.ownerDocument.body

/** Resolves when what has changed is on the screen. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )

/** The problem that took the place of the fixed one, else the last, else the way on. */
function focusOn(root: Element, at: number): void {
  const links = [...root.querySelectorAll<HTMLElement>('[data-gw-problem] .gw-problem-link')]
  const next = links[Math.min(Math.max(at, 0), links.length - 1)]
  const ways = [...root.querySelectorAll<HTMLElement>('.gw-checkout-button')]
  const way = ways.find((one) => one.checkVisibility())
  ;(next ?? way ?? root.querySelector<HTMLElement>('[data-gw-heading]'))?.focus()
}
