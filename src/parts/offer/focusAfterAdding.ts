const HEADING = '[data-gw-heading]'

/**
 * Adds an offer to the cart. What is in the cart is offered no more, so that the button
 * goes: its focus moves to the list of offers, else to the shipment, else to the cart. Never to `body`.
 */
export async function focusAfterAdding(
  button: Element,
  add: () => Promise<unknown>,
): Promise<void> {
  const root = button.closest('.gw-root') ?? button.ownerDocument.body
  const places = [
    button.closest('[data-gw-offers]')?.querySelector<HTMLElement>('[tabindex="-1"]'),
    button.closest('[data-gw-shipment]')?.querySelector<HTMLElement>(HEADING),
  ]
  await add()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (button.isConnected || document.activeElement !== document.body) return
      const next = places.find((place) => place?.isConnected)
      ;(next ?? root.querySelector<HTMLElement>(HEADING))?.focus()
    }),
  )
}
