import type { CheckedApps, PageElement, PageToCheck } from '../../src/domain/page/check/pageElement'
import type { DataSchema } from '../../src/domain/page/rootData'

const modules = Object.values(
  import.meta.glob<{ app: { name: string; number: number }; pageData?: DataSchema }>(
    '../../src/widgets/*/app.ts',
    { eager: true },
  ),
)

/** Every app of this build, with the schema of its page data. */
export const apps: CheckedApps = new Map(
  modules.map(({ app: { name }, pageData }) => [name, { name, pageData }] as const),
)

/** The numbers of their chunks. */
export const chunkNumbers: ReadonlyMap<string, number> = new Map(
  modules.map(({ app: { name, number } }) => [name, number] as const),
)

/** What is ours in a page: none of it is the page's own mistake. */
const OURS = '.gw-root, .gw-root *, [data-giftwell-inspector]'

/** An element of the document as checks read it, and the way back to it. */
export interface DomElement extends PageElement {
  readonly node: Element
}

/** The page at hand as it can be checked; its policies that came as headers, nobody can read. */
export function readDom(): PageToCheck & { elements: readonly DomElement[] } {
  const known = new Map<Element, DomElement>()
  for (const node of document.querySelectorAll('*')) {
    if (node.matches(OURS)) continue
    known.set(node, {
      tag: node.localName,
      attributes: attributesOf(node),
      text: node.localName === 'script' ? (node.textContent ?? '') : '',
      parent: known.get(node.parentElement as Element) ?? null,
      line: null,
      node,
    })
  }
  return { elements: [...known.values()], policies: [] }
}

/** A browser keeps nonces out of the attributes, so that no style sheet reads them. */
function attributesOf(node: Element): Record<string, string> {
  const attributes = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [name, value]),
  )
  const { nonce } = node as HTMLElement
  return nonce ? { ...attributes, nonce } : attributes
}
