import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { listenAsScreenReader } from '../voice/screenReader'
import { hurry } from './stages'

/** The Testing Library queries of an element. */
export type Canvas = ReturnType<typeof within>

/** The context that a play gets. */
export type Shopper = Pick<StoryContext, 'canvas' | 'canvasElement' | 'id' | 'userEvent'>

/** The row of a line, by the name of its item. */
export async function rowOf(canvas: Canvas, item: string | RegExp) {
  return insideOf(await canvas.findByRole('heading', { name: item }), '[data-gw-line]')
}

/** The card of a shipment, by the name in its heading; one that is collapsed is expanded. */
export async function cardOf(canvas: Canvas, name: string | RegExp) {
  const card = within(await canvas.findByRole('article', { name }))
  const toggle = card.queryByRole('button', { expanded: false, name })
  if (toggle) await userEvent.click(toggle)
  return card
}

/** The amount next to a name in the order summary. */
export async function amountOf(canvas: Canvas, name: string | RegExp): Promise<string> {
  const term = await canvas.findByText(name, { selector: '.gw-sum-name' })
  return term.nextElementSibling?.textContent ?? ''
}

function insideOf(element: Element, selector: string) {
  const found = element.closest<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} around "${element.textContent}".`)
  return { element: found, ...within(found) }
}

/** Presses a visible button of the mini cart or the page. */
export function shown(elements: HTMLElement[]): HTMLElement {
  const found = elements.find((element) => element.checkVisibility())
  if (!found) throw new Error('None of them is to be seen.')
  return found
}

/** Nothing on the page is wider than the page. */
export const noSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Selector of the page's live regions, whose text is only for screen readers and disappears after a while. */
export const SPOKEN = '.gw-hidden[aria-live], .gw-hidden[role="alert"]'

/** Records the page's live regions from now on, each announcement separately. */
export function listen(canvasElement: HTMLElement) {
  const heard: string[] = []
  const isRegion = (node: Node | null) => node instanceof Element && node.matches(SPOKEN)
  const observer = new MutationObserver((records) => {
    const regions = records
      .map(({ target }) => (target instanceof Element ? target : target.parentElement))
      .filter(isRegion)
    for (const region of new Set(regions)) if (region?.textContent) heard.push(region.textContent)
  })
  observer.observe(canvasElement, { subtree: true, childList: true, characterData: true })
  return {
    heard,
    /** Waits until a sentence is announced. */
    until: (text: string) =>
      waitFor(
        async () => {
          if (heard.includes(text)) return
          await hurry()
          throw new Error(`Heard ${JSON.stringify(heard)}`)
        },
        { interval: 10 },
      ),
    stop: () => observer.disconnect(),
    /** Stops after half a second, and asserts that a sentence was not said. */
    async never(text: string) {
      for (let tenth = 0; tenth < 5; tenth++) await hurry()
      observer.disconnect()
      await expect(heard).not.toContain(text)
    },
    /**
     * Stops, and asserts that a sentence was announced once: exactly, or as the beginning of an announcement.
     */
    async once(text: string) {
      observer.disconnect()
      await expect(heard.filter((one) => one.startsWith(text))).toHaveLength(1)
    },
  }
}

/** Does something, and asserts that a region that was there before announces a text, once. */
export async function saidInPlace(text: string, does: () => Promise<unknown>): Promise<void> {
  const screenReader = listenAsScreenReader()
  await does()
  screenReader.listen()
  await expect(screenReader.heard().filter((one) => one.includes(text))).toHaveLength(1)
  screenReader.close()
}

/** A message from another tab: the cart has changed, and why. */
export function fromAnotherTab(what?: 'ordered' | 'signed-out'): void {
  const other = new BroadcastChannel('giftwell:tabs')
  other.postMessage({ tab: 'another', revision: Date.now(), ...(what && { what }) })
  other.close()
}

/** Waits until an element was removed from the page. */
export const gone = (element: Element) => waitFor(() => expect(element.isConnected).toBe(false))

/** Asserts that two elements do not overlap. */
export async function expectClear(one: Element | null, other: Element): Promise<void> {
  const [a, b] = [one, other].map((element) => element?.getBoundingClientRect())
  if (!a || !b) throw new Error('One of the two is not there.')
  const isBeside = a.right <= b.left || a.left >= b.right
  await expect(isBeside || a.bottom <= b.top || a.top >= b.bottom).toBe(true)
}

/** Whether the browser would ask before the page is left. */
export const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
