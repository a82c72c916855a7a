/**
 * The `<template data-giftwell-slot="…">` of a root by name: inside it, or anywhere in the page with
 * `data-giftwell-for="<app>"`. Each asking gets a copy; null where the page has none by this name.
 */
export function slotsOf(element: Element, app = ''): (name: string) => DocumentFragment | null {
  return (name) => {
    const slot = `template[data-giftwell-slot="${CSS.escape(name)}"]`
    const template =
      element.querySelector(slot) ??
      document.querySelector(`${slot}[data-giftwell-for="${CSS.escape(app)}"]`)
    return template instanceof HTMLTemplateElement
      ? document.importNode(template.content, true)
      : null
  }
}
