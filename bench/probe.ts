import type { Adapter } from './adapters'

/** What to wait for in a page; a plain object, because it is serialized into the page. */
export interface There {
  /** The selector of required elements, and their number. */
  selector: string
  count: number
  frame?: string | undefined
}

/** What to press in a page; also a plain object. */
export type Pressed = Pick<Adapter, 'line' | 'quantity' | 'plus' | 'frame'>

/** The effect of a press on "+". */
export interface Click {
  /** From the trusted click to the frame after the new number, in milliseconds. */
  toValue: number
  /** Duration of its longest event, as the browser reports it (like INP), in milliseconds. */
  longest: number
  mutations: number
}

/*
 * These functions run in the page, so they must be self-contained.
 */

/** Resolves once the last required element has a box: milliseconds since the navigation started. */
export function whenAllThere({ selector, count, frame }: There): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const holder = frame ? document.querySelector<HTMLIFrameElement>(frame) : null
      const place = frame ? holder?.contentDocument : document
      const all = place?.querySelectorAll(selector) ?? []
      const last = all[all.length - 1]
      if (all.length >= count && last && last.getBoundingClientRect().height > 0) {
        resolve(performance.now())
      } else requestAnimationFrame(look)
    }
    look()
  })
}

/** Scrolls the first + into view and prepares to observe it; returns its center. */
export function prepareClick({ line, quantity, plus, frame }: Pressed): { x: number; y: number } {
  const holder = frame ? document.querySelector<HTMLIFrameElement>(frame) : null
  // An iframe has its own events, mutations and clock.
  const view = (holder?.contentWindow ?? window) as Window & typeof globalThis
  // Queried again each time, because a page may replace the elements of a line.
  const find = (selector: string) => view.document.querySelector(line)?.querySelector(selector)
  const button = find(plus)
  const number = () => {
    const field = find(quantity)
    return Number(field && 'value' in field ? field.value : field?.textContent)
  }
  if (!button || !find(quantity)) throw new Error('The page has no such line, number or button.')
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = number()
  let longest = 0
  let mutations = 0
  new view.PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    // The option is not in every list of types yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const observer = new view.MutationObserver((records) => {
    mutations += records.length
  })
  const changes = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(view.document, changes)
  if (view !== window) observer.observe(document, changes)

  let toValue = Number.NaN
  view.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (number() !== before + 1) view.requestAnimationFrame(look)
        else {
          view.requestAnimationFrame(() => {
            toValue = view.performance.now() - timeStamp
          })
        }
      }
      look()
    },
    { capture: true, once: true },
  )
  Object.assign(window, { benchClick: () => ({ toValue, longest, mutations }) })
  const { x, y, width, height } = button.getBoundingClientRect()
  const { left, top } = holder?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: left + x + width / 2, y: top + y + height / 2 }
}

/** Elements of the cart's roots, or of the whole page if it has no root of the library. */
export function countElements({ frame }: Pick<There, 'frame'>): number {
  const holder = frame ? document.querySelector<HTMLIFrameElement>(frame) : null
  const place = holder?.contentDocument ?? document
  const scope = place.querySelector('.gw-root') ? '.gw-root *' : 'body *'
  return place.querySelectorAll(scope).length
}

/** Bytes of script that the page has received so far, as transferred. */
export const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
