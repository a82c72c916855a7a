import type { Apps } from './decodeManifest'

/**
 * The app that an element is a root of, if any: by `data-giftwell`, then id, then tag name. Custom tag names
 * need a hyphen.
 */
export const appOf = (
  { dataset, id, localName }: HTMLElement,
  apps: Apps,
): string | false | undefined =>
  dataset.giftwell || (apps[id] ? id : /-/.test(localName) && apps[localName] && localName)

/**
 * Calls `found` for every existing and future root: by `data-giftwell`, by id, or by tag name. Calls `changed`
 * after each batch of changes to the page.
 */
export function watchRoots(
  apps: Apps,
  found: (element: HTMLElement) => void,
  changed: () => void,
): void {
  // Checking each element is cheaper than a selector with all names.
  const search = (tree: HTMLElement) => {
    for (const element of [tree, ...tree.querySelectorAll<HTMLElement>('*')]) {
      // An element of a drawing can have an app's name as its id.
      if (element instanceof HTMLElement && appOf(element, apps)) found(element)
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
