import type { CheckedApps, PageElement } from './pageElement'

/** A root element, and the name of the app it asks for, which may not exist. */
export interface FoundRoot {
  readonly element: PageElement
  readonly app: string
}

/** The roots of a page as the loader finds them: by `data-giftwell`, by id, or by tag name. */
export function findRoots(elements: readonly PageElement[], apps: CheckedApps): FoundRoot[] {
  return elements.flatMap((element) => {
    const app = appNameOf(element, apps)
    return app && !isInert(element) ? [{ element, app }] : []
  })
}

function appNameOf({ tag, attributes }: PageElement, apps: CheckedApps): string | null {
  const { id = '', 'data-giftwell': marked } = attributes
  if (marked) return marked
  if (apps.has(id)) return id
  return tag.includes('-') && apps.has(tag) ? tag : null
}

/** A template's content is not in the page until a script inserts it. */
function isInert({ parent }: PageElement): boolean {
  return parent !== null && (parent.tag === 'template' || isInert(parent))
}

/** Whether an element is inside another one. */
export const contains = (outer: PageElement, { parent }: PageElement): boolean =>
  parent !== null && (parent === outer || contains(outer, parent))

/** An element as its author recognizes it: `<div id="checkout-cart">`. */
export function spelled({ tag, attributes }: PageElement): string {
  const { id, 'data-giftwell': marked } = attributes
  const shown = [id && `id="${id}"`, marked && `data-giftwell="${marked}"`].filter(Boolean)
  return `<${[tag, ...shown].join(' ')}>`
}
