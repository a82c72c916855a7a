import type { Chunks } from '../loader/decodeManifest'
import { make } from '../loader/make'
import { fileOf, inWords, type RootRow } from './rootRows'

/** A list that can be folded, with how many entries it has. */
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

/** Writes what there is to say of each root. */
export function writeRoots(list: HTMLElement, rows: readonly RootRow[], chunks: Chunks): void {
  list.replaceChildren()
  for (const { app, node, state, data, findings } of rows) {
    const item = make('li', {}, list)
    const show = () => node.scrollIntoView({ block: 'center' })
    make('button', { type: 'button', textContent: app, onclick: show }, item)
    const facts = [state ?? 'not mounted', fileOf(chunks, app)].filter(Boolean).join(', ')
    make('span', { className: 'quiet', textContent: ` ${facts}` }, item)
    for (const one of findings) writeWrong(item, inWords(one))
    if (data === null) continue
    const details = make('details', {}, item)
    make('summary', { textContent: 'Page data' }, details)
    make('pre', { textContent: data }, details)
  }
}

/** Writes something that is wrong. */
export function writeWrong(parent: HTMLElement, text: string): void {
  make('p', { className: 'wrong', textContent: text }, parent)
}
