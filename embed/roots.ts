/** A CSS selector for the roots of these apps: by `data-giftwell`, by id, and by tag name. */
export function rootSelector(apps: readonly string[]): string {
  // Only a name with a hyphen can be a tag of its own.
  const tags = apps.filter((app) => app.includes('-'))
  return ['[data-giftwell]', ...apps.map((app) => `#${app}`), ...tags].join()
}

/**
 * The app that an element is a root of; `data-giftwell` is asked first, then id, then tag name.
 * Attributes are read as such: in a form, a field named `id` takes the property's place.
 */
export function appOf(element: Element, apps: readonly string[]): string {
  const id = element.getAttribute('id') ?? ''
  return element.getAttribute('data-giftwell') || (apps.includes(id) ? id : element.localName)
}

/**
 * Calls `found` for every root there is and every one that comes, and `left` when something has
 * left the page. A node that was moved is removed and added in one batch, so whoever looks at
 * `isConnected` in `left` finds it in place.
 */
export function watchRoots(
  selector: string,
  found: (element: Element) => void,
  left: () => void,
): void {
  const search = (tree: Element) => {
    if (tree.matches(selector)) found(tree)
    tree.querySelectorAll(selector).forEach(found)
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        // Neither texts nor what has gone again.
        if (node.nodeType === 1 && node.isConnected) search(node as Element)
      }
    }
    if (records.some(({ removedNodes }) => removedNodes.length)) left()
  }).observe(document, { childList: true, subtree: true })
  search(document.documentElement)
}
