import type { Page } from 'playwright'

/** Expands the cards of a cart page: where there are many, all that is complete begins collapsed. */
export async function expandAll(page: Page): Promise<void> {
  await page.locator('[data-gw-shipment]').first().waitFor()
  const button = page.getByRole('button', { name: 'Expand all' })
  if (await button.isVisible()) await button.click()
}
