import type { Page } from 'playwright'

/** Expands the cards of a cart page, many of them initially collapsed; the button for all of them loads late. */
export async function expandAll(page: Page): Promise<void> {
  await page.locator('[data-gw-shipment]').first().waitFor()
  const collapsed = page.locator('.gw-shipment-toggle[aria-expanded="false"]')
  if ((await collapsed.count()) > 0) await page.getByRole('button', { name: 'Expand all' }).click()
}
