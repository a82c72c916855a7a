/** What a shopper can find: by what it is, and by its accessible name. */
export type Kind = 'button' | 'field' | 'dialog' | 'radio' | 'link' | 'text'

/** Where something is found. */
interface Found {
  /** How many of them can be seen. */
  seen: number
  /** A point of the first that a press would meet; null where there is none. */
  point: { x: number; y: number } | null
  /** Why there is none. */
  blocked: string
  /** What is in the first, if it is a field. */
  value: string
}

/** Finds what can be seen of a kind and a name. Runs in the page, so it stands on nothing else. */
export function inPage(kind: Kind, source: string, flags: string): Found {
  const selectors: Record<Kind, string> = {
    button: 'button, [role="button"], summary',
    field: 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea, select',
    dialog: '[role="dialog"], [role="alertdialog"]',
    radio: '[role="radio"], input[type="radio"]',
    link: 'a[href]',
    text: 'h1, h2, h3, p, li, dt, dd, span, strong, label, legend, a, button, div.gw-toast-text',
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
    element.getBoundingClientRect().width > 0
  const found = [...document.querySelectorAll(selectors[kind])].filter(
    (element) => isSeen(element) && name.test(nameOf(element).replace(/\s+/g, ' ').trim()),
  )
  const [first] = found
  if (!first) return { seen: 0, point: null, blocked: 'nothing has this name', value: '' }

  // What is drawn for a radio is its label.
  const target = (kind === 'radio' && labels(first)[0]) || first
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = target.getBoundingClientRect()
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const met = document.elementFromPoint(point.x, point.y)
  const isFree = met !== null && (target.contains(met) || met.contains(target))
  const { className } = met ?? {}
  return {
    seen: found.length,
    value: (first as HTMLInputElement).value,
    point: isFree ? point : null,
    blocked: isFree ? 'it moves' : `covered by ${met?.tagName} ${String(className)}`,
  }
}
