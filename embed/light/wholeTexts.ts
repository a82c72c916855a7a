import { options } from 'preact'

/** Elements without a `textContent` for Preact to set. */
const SVG_TEXT = /^(?:text|tspan|textPath|title|desc)$/

/**
 * Sets a text that is an element's only child as the element's content, like React does. Preact would write to
 * the text node that it created, which a translator or an extension may have replaced: the shopper
 * would keep seeing the old text.
 */
export function keepTextsWhole(): void {
  const before = options.vnode
  options.vnode = (vnode) => {
    before?.(vnode)
    if (typeof vnode.type !== 'string' || SVG_TEXT.test(vnode.type)) return
    // compat has copied an element's props.
    const props: Record<string, unknown> = vnode.props
    const { children } = props
    if (typeof children !== 'string' && typeof children !== 'number') return
    delete props.children
    props.textContent = String(children)
  }
}
