const FIELDS = 'input,select,textarea'

/**
 * Keeps what a widget's fields do inside its root: a form of the page around the root is not sent
 * by Enter in one of them, and keys typed into them are no shortcuts of the page.
 */
export function keepInside(inner: HTMLElement): void {
  inner.addEventListener('keydown', (event) => {
    const field = event.target
    if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return
    const { form } = field as HTMLInputElement
    const wouldSend = event.key === 'Enter' && field.tagName === 'INPUT'
    if (wouldSend && form && !inner.contains(form)) event.preventDefault()
    event.stopPropagation()
  })
  inner.addEventListener('submit', (event) => event.stopPropagation())
}
