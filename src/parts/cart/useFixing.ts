import { useCallback } from 'react'
import { unreadyShipments } from '../../domain/checkout/nextStep'
import { type Outcome, useAnnounce, useCart, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'

/** Fixes a problem by a change triggered from an element. */
export type Fix = (from: Element, change: () => Promise<Outcome<string>>) => Promise<void>

/** Roots in which a fix is in progress. */
const underWay = new WeakSet<Element>()

/** Whether a fix is in progress around an element; it moves focus when it ends. */
export const isFixing = (element: Element): boolean => underWay.has(rootOf(element))

/**
 * Fixes a problem that blocks checkout, then validates the cart again, announces what is left once, and
 * focuses the next problem, or the checkout button if there is none. A failed fix leaves focus where it is.
 */
export function useFixing(): Fix {
  const { validate } = useCart()
  const announce = useAnnounce()
  const texts = useTexts(problemTexts)
  const { state } = useStore()

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
        const count = state.cart ? unreadyShipments(state.cart, null).size : 0
        const fixed = count > 0 ? fill(texts.detailsLeft, { count }) : texts.allFixed
        if (status === 'valid') announce('say', { text: fixed })
        if (problems) announce('say', { text: fill(texts.left, { count: problems.length }) })
        await drawn()
        if (document.activeElement === document.body) focusOn(root, at)
      }
      underWay.delete(root)
    },
    [validate, announce, texts, state],
  )
}

const rootOf = (element: Element) => element.closest('.gw-root') ?? element.ownerDocument.body

/** Resolves once the change has been painted. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )

/** Focuses the problem now at the fixed one's position, else the last one, else the checkout button. */
function focusOn(root: Element, at: number): void {
  const links = [...root.querySelectorAll<HTMLElement>('[data-gw-problem] .gw-problem-link')]
  const next = links[Math.min(Math.max(at, 0), links.length - 1)]
  const ways = [...root.querySelectorAll<HTMLElement>('.gw-checkout-button')]
  const way = ways.find((one) => one.checkVisibility())
  ;(next ?? way ?? root.querySelector<HTMLElement>('[data-gw-heading]'))?.focus()
}
