/** Creates an element with these properties, and appends it to another. */
export function make<TTag extends keyof HTMLElementTagNameMap>(
  tag: TTag,
  properties: Partial<HTMLElementTagNameMap[TTag]>,
  parent: Element,
): HTMLElementTagNameMap[TTag] {
  const element = Object.assign(document.createElement(tag), properties)
  parent.append(element)
  return element
}
