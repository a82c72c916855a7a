/** Elements that are never visible, such as page data. */
const SILENT = 'script,template,style,link,meta,noscript'

/** The content that the server has sent into a root. */
export interface ServerHtml {
  /** Whether it shows nothing. */
  isEmpty: boolean
  /** Whether it has something to fill in or send. */
  hasForm: boolean
  /** Hides everything but the widget's own element. */
  hide(own: Element): void
  /** Restores it. */
  restore(): void
}

/**
 * Manages what the server has sent into a root. Hides it with an inline `display` set by script, which a strict
 * policy allows and no page style overrides. Moves nothing, because that would reload frames. Bare text, which
 * cannot be hidden, is emptied meanwhile.
 */
export function keepServerHtml(element: Element): ServerHtml {
  dropLeftovers(element)
  let undo: (() => void)[] = []
  return {
    isEmpty: ![...element.childNodes].some(isSeen),
    hasForm: element.querySelector('form,input,select,textarea') !== null,
    hide(own) {
      undo = [...element.childNodes]
        .filter((node) => node !== own && isSeen(node))
        .map((node) => (node instanceof Text ? emptied(node) : hidden(node as HTMLElement)))
    },
    restore() {
      for (const put of undo) put()
      undo = []
    },
  }
}

function isSeen(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== ''
  return node instanceof Element && !node.matches(SILENT)
}

function emptied(text: Text): () => void {
  const { data } = text
  text.data = ''
  return () => {
    text.data ||= data
  }
}

function hidden(element: HTMLElement): () => void {
  const { style } = element
  const [value, priority] = [
    style.getPropertyValue('display'),
    style.getPropertyPriority('display'),
  ]
  const hadStyle = element.hasAttribute('style')
  style.setProperty('display', 'none', 'important')
  element.setAttribute('data-giftwell-kept', '')
  return () => {
    style.setProperty('display', value, priority)
    // Read before removal: Chromium keeps an empty attribute that was never read.
    if (!hadStyle && !element.getAttribute('style')) element.removeAttribute('style')
    element.removeAttribute('data-giftwell-kept')
  }
}

/** A page that rewrites its own markup (`innerHTML +=`) copies our marks without their behavior. */
function dropLeftovers(element: Element): void {
  for (const child of [...element.children]) {
    if (child.classList.contains('gw-root')) child.remove()
    if (child.hasAttribute('data-giftwell-kept')) {
      child.removeAttribute('data-giftwell-kept')
      if (child instanceof HTMLElement) child.style.removeProperty('display')
    }
  }
}
