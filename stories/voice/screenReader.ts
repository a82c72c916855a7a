/** The announcements to a screen reader, by sentence. */
export interface ScreenReader {
  /** All that was said since the last call. */
  heard(): string[]
  /** Looks at the page once more: what has changed in it since was said. */
  listen(): void
  /** Hears nothing any more. */
  close(): void
}

/** Stands before what is read because the focus came there, which is no news by itself. */
export const ARRIVED = '→ '

const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]'

/**
 * An ear at every live region of the page, whoever drew it, and at what the focus comes to: a dialog,
 * a heading, a field with something wrong. A region that comes with words in it is heard only where
 * it is an alert: the words of others are news only to those who were listening before. Words that
 * go are no news, and what is hidden from a screen reader, as all behind a dialog is, says nothing.
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

/** The texts in an element, one for each that React changes by itself. */
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
