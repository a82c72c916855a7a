import { type Catalogue, catalogue, withOverrides } from '../src/texts/catalogue'

/** What stands where a part of the page could not be loaded. */
export const failureTexts = /* @__PURE__ */ catalogue('embed', {
  failed: 'This part of the page could not be loaded.',
  reload: 'Reload',
})

type FailureTexts = typeof failureTexts extends Catalogue<infer TTexts> ? TTexts : never

/**
 * A panel with a button that reloads the page. Drawn without React, as it may be React's own chunk
 * that is missing, and readable without our styles, which may be missing too.
 */
export function failurePanel(overrides: Readonly<Record<string, string>>): HTMLElement {
  const { failed, reload }: FailureTexts = withOverrides(failureTexts, overrides)
  const make = (tag: string, className: string, text: string) => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = text
    return element
  }
  const panel = make('div', 'gw-root', '')
  const button = make('button', 'gw-button', reload)
  panel.role = 'alert'
  button.dataset.variant = 'primary'
  // Not a submit button of the page's form, if there is one around it.
  button.setAttribute('type', 'button')
  button.onclick = () => location.reload()
  panel.append(make('p', 'gw-failure', failed), button)
  return panel
}
