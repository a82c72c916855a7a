import type { Chunks } from '../loader/decodeManifest'
import { make } from '../loader/make'
import { fileOf, inWords, type RootRow } from './rootRows'

/** A collapsible list with a count of its entries. */
export function makeList(parent: HTMLElement, title: string, isOpen = false) {
  const details = make('details', { open: isOpen }, parent)
  const summary = make('summary', { textContent: `${title} (0)` }, details)
  const list = make('ul', {}, details)
  return {
    list,
    count(count: number) {
      summary.textContent = `${title} (${count})`
    },
  }
}

/** Writes an entry for each root; entries of existing roots are kept, with their focus and open parts. */
export function rootWriter(list: HTMLElement, chunks: Chunks) {
  const entries = new Map<Element, ReturnType<typeof makeEntry>>()
  return (rows: readonly RootRow[]) => {
    const nodes = new Set<Element>(rows.map(({ node }) => node))
    for (const [node, { item }] of entries) {
      if (nodes.has(node)) continue
      item.remove()
      entries.delete(node)
    }
    for (const [index, row] of rows.entries()) {
      const entry = entries.get(row.node) ?? makeEntry(list, row.node)
      entries.set(row.node, entry)
      entry.write(row, fileOf(chunks, row.app))
      const place = list.children[index] ?? null
      if (place !== entry.item) list.insertBefore(entry.item, place)
    }
  }
}

function makeEntry(list: HTMLElement, node: Element) {
  const item = make('li', {}, list)
  // The panel covers the lower part of a narrow window, including its center.
  const onclick = () => node.scrollIntoView({ block: 'start' })
  const button = make('button', { type: 'button', onclick }, item)
  const facts = make('span', { className: 'quiet' }, item)
  const wrong = make('div', {}, item)
  const details = make('details', {}, item)
  make('summary', { textContent: 'Page data' }, details)
  const pre = make('pre', {}, details)
  const write = ({ app, state, data, findings }: RootRow, file: string) => {
    button.textContent = app
    facts.textContent = ` ${[state ?? 'not mounted', file].filter(Boolean).join(', ')}`
    wrong.replaceChildren()
    for (const one of findings) writeWrong(wrong, inWords(one))
    details.hidden = data === null
    pre.textContent = data
  }
  return { item, write }
}

/** Writes a problem. */
export function writeWrong(parent: HTMLElement, text: string): void {
  make('p', { className: 'wrong', textContent: text }, parent)
}
