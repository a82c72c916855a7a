import { make } from '../loader/make'
import type { Bridge } from '../page/bridge'
import { watchPage } from './happenings'
import { keepInFront } from './keepInFront'
import { makeList, rootWriter, writeWrong } from './lists'
import { drawOutlines } from './outlines'
import { inWords, rootRows } from './rootRows'
import { sheet } from './sheet'

/*
 * For whoever writes templates: a panel over the page with its roots, what is wrong with them, and what
 * happens. It is a file of its own, without React, and no shopper loads it.
 */

const MARK = 'data-giftwell-inspector'

/** Opens the panel; one that is open stays. */
export function inspect(bridge: Bridge): void {
  if (document.querySelector(`[${MARK}]`)) return
  const { host, tree, layer } = makeHost()
  const { lists, close } = makePanel(tree)
  const roots = makeList(lists, 'Roots', true)
  const writeRoots = rootWriter(roots.list, bridge.chunks)
  const others = makeList(lists, 'Of the page', true)
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
  const leave = watchFocus(host)
  close.onclick = () => {
    endLooking()
    endFront()
    host.remove()
    leave()
  }
  look()
}

/** A place in the top layer, in a tree of its own. */
function makeHost() {
  const host = make('div', { popover: 'manual' }, document.body)
  host.setAttribute(MARK, '')
  const tree = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  tree.adoptedStyleSheets = [styles]
  host.showPopover()
  // A press in it is none beside a dialog, which would close the dialog.
  host.addEventListener('pointerdown', (event) => event.stopPropagation())
  // A tree is no element to the type of `make`, and takes children all the same.
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

/** Remembers what of the page had the focus before the panel; returns what gives it back. */
function watchFocus(host: HTMLElement): () => void {
  let before: EventTarget | null = null
  host.addEventListener('focusin', ({ relatedTarget }) => {
    before = relatedTarget
  })
  return () => before instanceof HTMLElement && before.focus()
}

/** Calls `look` when the page has changed, and `draw` when it has moved; returns what ends it. */
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
