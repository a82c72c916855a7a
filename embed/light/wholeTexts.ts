import { options } from 'preact'

/** They have no `textContent` that Preact would set. */
const SVG_TEXT = /^(?:text|tspan|textPath|title|desc)$/

/**
 * Has a text that is alone in an element set as the content of that element, as React does it. Preact would
 * write into the text node that it made, which is gone once a translator or an extension has put another
 * in its place: the shopper would keep the old text.
 */
export function keepTextsWhole(): void {
  const before = options.vnode
  options.vnode = (vnode) => {
    before?.(vnode)
    if (typeof vnode.type !== 'string' || SVG_TEXT.test(vnode.type)) return
    // Those of an element are a copy that compat has made for it.
    const props: Record<string, unknown> = vnode.props
    const { children } = props
    if (typeof children !== 'string' && typeof children !== 'number') return
    delete props.children
    props.textContent = String(children)
  }
}
