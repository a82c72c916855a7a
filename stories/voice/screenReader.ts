/** The announcements to a screen reader, by sentence. */
export interface ScreenReader {
  /** All announcements since the last call. */
  heard(): string[]
  /** Checks the page again: changes since the last check are announced. */
  listen(): void
  /** Stops. */
  close(): void
}

/** Prefix of text that is read because focus moved there, which is not news. */
export const ARRIVED = '→ '

const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]'

/**
 * Listens to every live region of the page, and to elements that get focus: a dialog, a heading, an invalid
 * field. A region that is inserted with text is announced only if it is an alert: screen readers announce
 * changes of other regions only if they existed before. Removed text is not announced, nor anything hidden
 * from a screen reader, such as everything behind a dialog.
 */
export function listenAsScreenReader(): ScreenReader {
  const known = new Map<Element, readonly string[]>()
  const arrivals: Element[] = []
  let said: string[] = []
  let dialog: Element | null = null

  function listen(): void {
    for (const region of document.querySelectorAll(LIVE)) {
      const news = wordsIn(region, isLive)
      const before = known.get(region) ?? (region.getAttribute('role') === 'alert' ? [] : news)
      known.set(region, news)
      const isNew = news.some((one) => !before.includes(one))
      const isInside = region.parentElement?.closest(LIVE)
      if (isNew && !isInside && !isHidden(region)) said.push(wordsIn(region).join(' '))
    }
    for (const region of known.keys()) if (!region.isConnected) known.delete(region)
    for (const element of new Set(arrivals.splice(0))) if (element.isConnected) arrive(element)
  }

  function arrive(element: Element): void {
    const around = element.closest('[role="dialog"]')
    if (around && around !== dialog) said.push(ARRIVED + namedBy(around))
    dialog = around
    if (/^H\d$/.test(element.tagName)) said.push(ARRIVED + wordsIn(element).join(' '))
    if (element.getAttribute('aria-invalid') === 'true') said.push(textsOf(element, 'describedby'))
  }

  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) arrivals.push(target)
  }
  document.addEventListener('focusin', onFocus)
  listen()
  said = []
  return {
    listen,
    heard: () => said.splice(0),
    close: () => document.removeEventListener('focusin', onFocus),
  }
}

/** A change of text with `aria-live="off"` is read with its region, but not announced. */
const isLive = (text: Node) => !text.parentElement?.closest('[aria-live="off"]')

/** The text nodes in an element, each of which React changes separately. */
function wordsIn(element: Element, isRead: (text: Node) => boolean = () => true): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    if (text && isRead(walker.currentNode)) words.push(text)
  }
  return words
}

const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [hidden]') !== null

const namedBy = (dialog: Element) =>
  `${textsOf(dialog, 'labelledby')} ${textsOf(dialog, 'describedby')}`.trim()

const textsOf = (element: Element, by: 'labelledby' | 'describedby'): string =>
  (element.getAttribute(`aria-${by}`) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .flatMap((one) => (one ? wordsIn(one) : []))
    .join(' ')
