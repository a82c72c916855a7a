import { type RefObject, useCallback, useRef } from 'react'
import { type Outcome, useAnnounce, useCart, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'

export interface Fixing {
  /** True while a fix is under way, whose end places the focus. */
  isUnderWay: RefObject<boolean>
  /**
   * Fixes a problem from a control in its place: afterwards the focus is on the next problem, or on
   * the way to checkout where there is none, the cart is checked again, and what is left is said once.
   */
  fix(from: Element, change: () => Promise<Outcome<string>>): Promise<void>
}

/** Fixing what keeps the cart from checkout. A fix that fails leaves the focus where it is. */
export function useFixing(): Fixing {
  const { validate } = useCart()
  const announce = useAnnounce()
  const texts = useTexts(problemTexts)
  const isUnderWay = useRef(false)

  const fix = useCallback(
    async (from: Element, change: () => Promise<Outcome<string>>) => {
      const root = from.closest('.gw-root') ?? from.ownerDocument.body
      const places = [...root.querySelectorAll('[data-gw-problem]')]
      const at = places.findIndex((place) => place.contains(from))
      isUnderWay.current = true
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
      isUnderWay.current = false
    },
    [validate, announce, texts],
  )
  return { isUnderWay, fix }
}

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
