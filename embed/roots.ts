import type { Table } from './table'

/** The app that an element is a root of; `data-giftwell` is asked first, then id, then tag name. */
export const appOf = ({ dataset, id, localName }: HTMLElement, apps: Table['apps']): string =>
  dataset.giftwell || (apps[id] ? id : localName)

/**
 * Calls `found` for every root there is and every one that comes: by `data-giftwell`, by id, or by
 * tag name. Calls `changed` after each batch of changes to the page.
 */
export function watchRoots(
  apps: Table['apps'],
  found: (element: HTMLElement) => void,
  changed: () => void,
): void {
  // A tag name of one's own has a hyphen.
  const names = Object.keys(apps).map((app) => (app.includes('-') ? `#${app},${app}` : `#${app}`))
  const selector = `${names},[data-giftwell]`
  const search = (tree: HTMLElement) => {
    for (const element of [tree, ...tree.querySelectorAll<HTMLElement>(selector)]) {
      if (element.matches(selector)) found(element)
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof HTMLElement) search(node)
    }
    changed()
  }).observe(document, { childList: true, subtree: true })
  search(document.documentElement)
}
