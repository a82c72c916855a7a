import type { Page } from 'playwright'
import type { RunningDemo } from './demo'

/* From a filled cart to a placed order on the demo's pages, for end-to-end tests. */

export const FRAME = 'iframe[title="Card details, secure form"]'
const CARD = { name: 'Dana Lee', number: '4111 1111 1111 1111', cvv: '123', zip: '97205' }

/** Types a card into the provider's form. */
export async function typeCard(page: Page, over: Partial<typeof CARD> = {}): Promise<void> {
  const frame = page.frameLocator(FRAME)
  for (const [field, text] of Object.entries({ ...CARD, ...over }))
    await frame.locator(`[name="${field}"]`).fill(text)
  await frame.locator('[name="month"]').selectOption('08')
  await frame.locator('[name="year"]').selectOption({ index: 3 })
}

/** The one button that places an order. */
export const place = (page: Page) => page.getByRole('button', { name: /^Place order – \$/ })

/** The number of order requests that the shop has received so far. */
export const ordersIn = ({ backend }: RunningDemo): number =>
  backend.requests.filter(({ endpoint }) => endpoint === 'putPlaceOrder').length

/** A guest with five gifts, one of them for themselves, on the payment page. */
export async function guestAtPayment(demo: RunningDemo, width?: number): Promise<Page> {
  const page = await demo.visitFilledCart(width)
  await page.goto('/checkout/login?edit=email')
  await page.getByRole('textbox', { name: 'Email' }).first().fill('dana@example.com')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/checkout/billing')
  await place(page).waitFor()
  return page
}

/** The final message about the order. */
export async function confirmed(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/confirmation')
  return (await page.getByRole('main').textContent()) ?? ''
}
