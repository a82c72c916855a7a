/** Finds an element like a shopper: by its role and accessible name. */
export type Kind = 'button' | 'field' | 'dialog' | 'radio' | 'checkbox' | 'link' | 'text'

/** The position of an element. */
export interface Found {
  /** The number of visible matches. */
  seen: number
  /** A point in the first match that a click would hit; null if there is none. */
  point: { x: number; y: number } | null
  /** The reason if there is none. */
  blocked: string
  /** The value of the first match, if it is a field. */
  value: string
  /** Whether it is a select field. */
  isList: boolean
}

/* These run in the page, so they must be self-contained. */

/** Everything visible with a role and a name that is not behind a dialog. */
export function findAll(kind: Kind, source: string, flags: string): Element[] {
  const selectors: Record<Kind, string> = {
    button: 'button, [role="button"], summary',
    field: 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea, select',
    dialog: '[role="dialog"], [role="alertdialog"]',
    radio: '[role="radio"], input[type="radio"]',
    checkbox: 'input[type="checkbox"]',
    link: 'a[href]',
    text: 'h1, h2, h3, p, li, dt, dd, span, strong, label, legend, a, button, div.gw-message-text',
  }
  const name = new RegExp(source, flags)
  const labels = (element: Element) => [...((element as HTMLInputElement).labels ?? [])]
  const byIds = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const nameOf = (element: Element) =>
    (kind !== 'text' && (element.getAttribute('aria-label') || byIds(element).trim())) ||
    labels(element)
      .map(({ textContent }) => textContent)
      .join(' ') ||
    element.textContent ||
    ''
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    (kind === 'text' || !element.closest('[aria-hidden="true"]'))
  return [...document.querySelectorAll(selectors[kind])].filter(
    (element) => isSeen(element) && name.test(nameOf(element).replace(/\s+/g, ' ').trim()),
  )
}

/** The element that a click would hit, after scrolling it into view if necessary. */
export function lookAt(found: readonly Element[]): Found {
  const [first] = found
  if (!first)
    return { seen: 0, point: null, blocked: 'nothing has this name', value: '', isList: false }

  const { labels, type, value } = first as HTMLInputElement
  // The visible part of a radio button or a checkbox can be its label.
  const target = (/^(radio|checkbox)$/.test(type) && labels?.[0]) || first
  const look = () => {
    const { x, y, width, height } = target.getBoundingClientRect()
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    const met = document.elementFromPoint(point.x, point.y)
    const isIn = [first, target].some((one) => one.contains(met))
    const isFree = isIn || met?.closest('label')?.contains(target) === true
    return { point, met, isFree }
  }
  // Does not scroll to a visible element: a sticky bar would move each time.
  if (!look().isFree) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { point, met, isFree } = look()
  const { className } = met ?? {}
  // An opening dialog does not move while a slow machine renders no frame.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const moved = (effect as KeyframeEffect | null)?.target
    return playState === 'running' && moved?.contains(target)
  })
  return {
    seen: found.length,
    value,
    isList: first.tagName === 'SELECT',
    point: isFree && !isMoving ? point : null,
    blocked: isFree ? 'it moves' : `covered by ${met?.tagName} ${String(className)}`,
  }
}

/** The key that moves focus towards the first match, or that presses it once it has focus. */
export function keyFor([first]: readonly Element[]): {
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Space' | null
  hasFocus: boolean
} {
  const active = document.activeElement
  if (!first || !active) return { key: null, hasFocus: false }
  const isRadio = (one: Element) =>
    one.getAttribute('role') === 'radio' || (one as HTMLInputElement).type === 'radio'
  const isTicked = isRadio(first) || (first as HTMLInputElement).type === 'checkbox'
  if (active === first) return { key: isTicked ? 'Space' : 'Enter', hasFocus: true }
  const groupOf = (one: Element) =>
    isRadio(one) && ((one as HTMLInputElement).name || one.closest('[role="radiogroup"]'))
  const isAhead = active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
  const isInGroup = groupOf(active) && groupOf(active) === groupOf(first)
  if (isInGroup) return { key: isAhead ? 'ArrowDown' : 'ArrowUp', hasFocus: false }
  return { key: isAhead ? 'Tab' : 'Shift+Tab', hasFocus: false }
}
