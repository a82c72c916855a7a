import { make } from '../loader/make'
import type { Bridge } from '../page/bridge'
import { watchPage } from './happenings'
import { keepInFront } from './keepInFront'
import { makeList, rootWriter, writeWrong } from './lists'
import { drawOutlines } from './outlines'
import { inWords, rootRows } from './rootRows'
import { sheet } from './sheet'

/*
 * For template authors: a panel over the page with its roots, their problems, and events. A separate file, without
 * React, that shoppers never load.
 */

const MARK = 'data-giftwell-inspector'

/** Opens the panel, unless it is already open. */
export function inspect(bridge: Bridge): void {
  if (document.querySelector(`[${MARK}]`)) return
  const { host, tree, layer } = makeHost()
  const { lists, close } = makePanel(tree)
  const roots = makeList(lists, 'Roots', true)
  const writeRoots = rootWriter(roots.list, bridge.chunks)
  const others = makeList(lists, 'Page', true)
  const happenings = {
    Events: makeList(lists, 'Events'),
    Requests: makeList(lists, 'Requests'),
    Reports: makeList(lists, 'Reports'),
  }
  const hearStore = watchPage(bridge, ({ list, text }) => {
    const { list: element, count } = happenings[list]
    const item = document.createElement('li')
    item.textContent = text
    element.prepend(item)
    count(element.childElementCount)
  })

  let rows: ReturnType<typeof rootRows>['rows'] = []
  const draw = () => drawOutlines(layer, rows)
  const look = () => {
    hearStore()
    const found = rootRows()
    rows = found.rows
    writeRoots(rows)
    roots.count(rows.length)
    others.list.replaceChildren()
    for (const finding of found.others) writeWrong(make('li', {}, others.list), inWords(finding))
    others.count(found.others.length)
    draw()
  }
  const endLooking = whenChanged(look, draw)
  const endFront = keepInFront(host)
  const { leave, endKeys } = shareFocus(host, close)
  close.onclick = () => {
    endLooking()
    endFront()
    endKeys()
    host.remove()
    leave()
  }
  look()
}

/** Creates a host in the top layer, with its own shadow tree. */
function makeHost() {
  const host = make('div', { popover: 'manual' }, document.body)
  host.setAttribute(MARK, '')
  const tree = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  tree.adoptedStyleSheets = [styles]
  // An open dialog hides everything else from screen readers, except live regions.
  host.setAttribute('aria-live', 'off')
  host.showPopover()
  // A press in the panel must not count as a press outside a dialog, which would close it.
  host.addEventListener('pointerdown', (event) => event.stopPropagation())
  // `make` expects an element, but a shadow root accepts children too.
  const layer = make('div', {}, tree as unknown as Element)
  return { host, tree, layer }
}

function makePanel(tree: ShadowRoot) {
  const panel = make('section', { className: 'panel' }, tree as unknown as Element)
  panel.setAttribute('aria-label', 'Giftwell inspector')
  const head = make('header', {}, panel)
  make('h1', { textContent: `Giftwell ${window.Giftwell?.version ?? ''}` }, head)
  const close = make('button', { type: 'button', textContent: 'Close' }, head)
  return { close, lists: make('div', { className: 'lists' }, panel) }
}

/**
 * F6 moves the focus into the panel and back to where it was on the page, even from a dialog, which traps the
 * focus through events of the document. Escape closes the panel only if the focus is in it.
 */
function shareFocus(host: HTMLElement, close: HTMLElement) {
  let before: EventTarget | null = null
  const leave = () => before instanceof HTMLElement && before.focus()
  host.addEventListener('focusin', (event) => {
    before = event.relatedTarget
    event.stopPropagation()
  })
  const over = new AbortController()
  const { signal } = over
  const onFocusOut = (event: FocusEvent) => event.relatedTarget === host && event.stopPropagation()
  document.documentElement.addEventListener('focusout', onFocusOut, { signal })
  const onKey = (event: KeyboardEvent) => {
    const isInside = document.activeElement === host
    if (event.key === 'F6') {
      event.preventDefault()
      isInside ? leave() : close.focus()
    } else if (event.key === 'Escape' && isInside) {
      event.stopPropagation()
      close.click()
    }
  }
  // Captured, because Escape would close an open dialog before it reaches the panel.
  addEventListener('keydown', onKey, { signal, capture: true })
  return { leave, endKeys: () => over.abort() }
}

/** Calls `look` when the page has changed, and `draw` when it has moved; returns a function that stops it. */
function whenChanged(look: () => void, draw: () => void): () => void {
  let frame = 0
  const later = (work: () => void) => () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(work)
  }
  const observer = new MutationObserver(later(look))
  const changes = { childList: true, subtree: true, attributeFilter: ['data-giftwell-state'] }
  observer.observe(document.body, changes)
  const moved = later(draw)
  addEventListener('scroll', moved, { passive: true, capture: true })
  addEventListener('resize', moved)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    removeEventListener('scroll', moved, { capture: true })
    removeEventListener('resize', moved)
  }
}
