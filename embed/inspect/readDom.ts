import type { CheckedApps, PageElement, PageToCheck } from '../../src/domain/page/check/pageElement'
import type { DataSchema } from '../../src/domain/page/rootData'

const modules = Object.values(
  import.meta.glob<{ app: { name: string; number: number }; pageData?: DataSchema }>(
    '../../src/widgets/*/app.ts',
    { eager: true },
  ),
)

/** Every app of this build, with its page data schema. */
export const apps: CheckedApps = new Map(
  modules.map(({ app: { name }, pageData }) => [name, { name, pageData }] as const),
)

/** The numbers of their chunks. */
export const chunkNumbers: ReadonlyMap<string, number> = new Map(
  modules.map(({ app: { name, number } }) => [name, number] as const),
)

/** Our own elements in a page, which are not the page's mistake. */
const OURS = '.gw-root, .gw-root *, [data-giftwell-inspector]'

/** An element for the checks, with its DOM node. */
export interface DomElement extends PageElement {
  readonly node: Element
}

/** The current page in the form that the checks need; policies in headers cannot be read. */
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

/** Browsers hide nonces from attributes, so that style sheets cannot read them. */
function attributesOf(node: Element): Record<string, string> {
  const attributes = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [name, value]),
  )
  const { nonce } = node as HTMLElement
  return nonce ? { ...attributes, nonce } : attributes
}
