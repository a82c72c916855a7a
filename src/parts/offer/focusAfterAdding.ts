const HEADING = '[data-gw-heading]'

/**
 * Adds something to the cart from a shelf. What is in the cart is offered no more, so that the button
 * goes: its focus moves to the shelf, else to the shipment, else to the cart. Never to `body`.
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
