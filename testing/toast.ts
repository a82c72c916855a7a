import type { Locator, Page } from 'playwright'

/** The shown toast with a text. The page's live region has the same text for some seconds. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)
