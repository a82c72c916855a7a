import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PageElement } from '../../domain/page/check/pageElement'

/** Returns all elements of a page's HTML in document order, as a browser parses them before running any script. */
export function parsePage(html: string): PageElement[] {
  const elements: PageElement[] = []
  collect(parse(html, { sourceCodeLocationInfo: true }), null, elements)
  return elements
}

function collect(node: Tree.ParentNode, parent: PageElement | null, elements: PageElement[]): void {
  // The content of a template is a separate tree.
  const { childNodes } = 'content' in node ? node.content : node
  for (const child of childNodes) {
    if (!('tagName' in child)) continue
    const element: PageElement = {
      tag: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      text: child.tagName === 'script' ? textOf(child) : '',
      parent,
      isUnclosed: !child.sourceCodeLocation?.endTag && !CLOSES_ITSELF.has(child.tagName),
      line: child.sourceCodeLocation?.startLine ?? null,
    }
    elements.push(element)
    collect(child, element, elements)
  }
}

/** Elements without content, or whose end tag HTML allows to omit. */
const CLOSES_ITSELF = new Set('img input p li dd dt td th'.split(' '))

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')
