import { expect, userEvent } from 'storybook/test'
import type { Shopper } from '../look'
import { type Probe, visit } from './probe'

/** Interactive elements. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
/** Composite widgets: one tab stop, navigated by arrow keys. */
const COMPOSITES =
  '[role="grid"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="menu"]'

/** Tab reaches every control exactly once, and each shows a visible focus. */
export const keyboard = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await probe.ready(here)
  // Collapsed content is not tabbable, and the test library's Tab stops before it.
  for (const details of here.place.querySelectorAll('details')) details.open = true
  const controls = controlsOf(here.place).filter(isStop)
  const [first] = controls
  await expect(first).toBeDefined()
  const seen: Element[] = []
  first?.focus()
  for (let now = document.activeElement; now && !seen.includes(now); now = document.activeElement) {
    if (now === document.body) break
    seen.push(now)
    if (here.place.contains(now)) await expect(now).toSatisfy(isFocusSeen)
    await userEvent.tab()
  }
  const missed = controls.filter((control) => control.isConnected && !seen.includes(control))
  await expect(missed).toEqual([])
}

/** Every target has the minimum size, unless it is inline in a sentence (WCAG 2.5.8). */
export const targets = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await probe.ready(here)
  const small = controlsOf(here.place).filter((control) => !isExempt(control) && isSmall(control))
  await expect(small).toEqual([])
}

const controlsOf = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(':disabled') &&
      !one.closest('[inert], [aria-hidden="true"]'),
  )

/** Whether Tab stops at a control: of radio buttons only at one, and not inside composite widgets. */
function isStop(control: HTMLElement): boolean {
  if (control.tabIndex < 0) return control.closest(COMPOSITES) === null
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
  const group = [...document.getElementsByName(control.name)] as HTMLInputElement[]
  const checked = group.find((one) => one.checked)
  return checked ? checked === control : false
}

/** Whether a control, or its visible stand-in, has a focus indicator. */
function isFocusSeen(control: unknown): boolean {
  const element = control as HTMLElement
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const drawn = [element, element.parentElement, element.nextElementSibling, ...labels]
  return drawn.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
}

/** Minimum side of a target, in CSS pixels (WCAG 2.5.8). */
const LEAST_PX = 24

function isSmall(control: HTMLElement): boolean {
  const labels = [...((control as HTMLInputElement).labels ?? [])]
  const boxes = [control, ...labels].map((one) => one.getBoundingClientRect())
  return !boxes.some(({ width, height }) => width >= LEAST_PX && height >= LEAST_PX)
}

/** A link inside a sentence is as high as its line; skip links are for keyboard users only. */
const isExempt = (control: HTMLElement): boolean =>
  (control.tagName === 'A' && getComputedStyle(control).display === 'inline') ||
  getComputedStyle(control).clipPath !== 'none'
