import { expect, userEvent } from 'storybook/test'
import type { Shopper } from '../look'
import { noSidewaysScroll } from '../look'
import { inForce } from '../mishaps'
import { needed, type Probe, visit } from './probe'

/** The usual case: the data is shown, and nothing is wider than the page. */
export const ready = (probe: Probe) => async (shopper: Shopper) => {
  await expect(await probe.ready(await visit(probe, shopper))).toBeVisible()
  await noSidewaysScroll()
}

/** All texts are shown in full, and nothing overflows. */
export const longestText = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await needed(probe.longest, 'longest')(here)
  await expect(here.place.scrollWidth).toBeLessThanOrEqual(here.place.clientWidth)
  await expect(here.place.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  await noSidewaysScroll()
}

/** At 400% zoom: the focused element is visible, and nothing scrolls sideways. */
export const zoomed = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await needed(probe.longest, 'longest')(here)
  await noSidewaysScroll()
  await expect(here.place.scrollWidth).toBeLessThanOrEqual(here.place.clientWidth)
  if (probe.open)
    await expect(Math.floor(here.place.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      innerHeight,
    )
  const bar = barOf(here.place)
  await expect(bar?.clientHeight ?? 0).toBeLessThan(innerHeight / 2)
  const [first = null] = here.at.queryAllByRole('button')
  ;(first ?? here.at.getAllByRole('link')[0])?.focus()
  for (let stops = 0; stops < 12; stops += 1) {
    await userEvent.tab()
    const focused = document.activeElement
    // The browser's own controls follow the last tab stop of the page.
    if (focused === document.body) break
    const { top = -1, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
    await expect(Math.ceil(top)).toBeGreaterThanOrEqual(0)
    const end = bar?.contains(focused) ? innerHeight : barTop(bar)
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(end)
  }
}

/** The sticky bar at the bottom of the page, if there is one. */
const barOf = (place: HTMLElement) =>
  [...place.querySelectorAll('[data-gw-foot]')].find(
    (one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position),
  )

const barTop = (bar: Element | undefined) => bar?.getBoundingClientRect().top ?? innerHeight

/** As wide as a desk allows. */
export const wide = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await probe.ready(here)
  await probe.wide?.(here)
  await noSidewaysScroll()
}

/** Whether an element has a transition that takes time, or an animation. */
function isMoving(element: Element): boolean {
  return [null, '::before', '::after'].some((part) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
    const times = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`
    return times.split(', ').some((time) => Number.parseFloat(time) > 0.001)
  })
}

/** With forced colors, everything conveyed by color has a border; nothing moves. */
export const forcedColors = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await probe.ready(here)
  const outlined = await needed(probe.outlined, 'outlined')(here)
  await expect(outlined.length).toBeGreaterThan(0)
  const end = inForce('forced-colors: active', 'prefers-reduced-motion: reduce')
  try {
    for (const one of outlined) {
      if (!one) throw new Error('What should have a border is not there.')
      const { borderStyle, borderTopWidth } = getComputedStyle(one)
      await expect(borderStyle).toContain('solid')
      await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
    }
    await expect([...here.place.querySelectorAll('*')].filter(isMoving)).toEqual([])
  } finally {
    end()
  }
}
