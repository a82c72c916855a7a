import type { Adapter } from './pages'

/** What a page is asked; a plain object, since it is sent into the page. */
export type Asked = Pick<Adapter, 'line' | 'quantity' | 'plus' | 'unit'> & { lines: number }

/** What a press on + did. */
export interface Click {
  /** From the trusted click to the frame after the new number, in milliseconds. */
  toValue: number
  /** The longest event of it, as the browser tells it (INP style), in milliseconds. */
  longest: number
  mutations: number
}

/*
 * These functions run in the page, and may use nothing from around them.
 */

/** Resolves to when the last line, or what stands for lines, has a box: milliseconds since the page was asked for. */
export function whenAllThere({ line, lines, unit }: Asked): Promise<number> {
  const { selector, count } = unit ?? { selector: line, count: lines }
  return new Promise((resolve) => {
    const look = () => {
      const all = document.querySelectorAll(selector)
      const last = all[all.length - 1]
      if (all.length >= count && last && last.getBoundingClientRect().height > 0) {
        resolve(performance.now())
      } else requestAnimationFrame(look)
    }
    look()
  })
}

/** Brings the first + into view and gets ready to watch it; returns the middle of it. */
export function prepareClick({ line, quantity, plus }: Asked): { x: number; y: number } {
  const row = document.querySelector(line)
  const button = row?.querySelector(plus)
  const field = row?.querySelector(quantity)
  if (!row || !button || !field) throw new Error('The page has no such line, number or button.')
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const number = () => Number('value' in field ? field.value : field.textContent)
  const before = number()
  let longest = 0
  let mutations = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    // The option is not in every list of types yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver((records) => {
    mutations += records.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  let toValue = Number.NaN
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        if (number() !== before + 1) requestAnimationFrame(look)
        else {
          requestAnimationFrame(() => {
            toValue = performance.now() - timeStamp
          })
        }
      }
      look()
    },
    { capture: true, once: true },
  )
  Object.assign(window, { benchClick: () => ({ toValue, longest, mutations }) })
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
