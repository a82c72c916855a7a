import type { Page } from 'playwright'
import { expect } from 'vitest'
import { PASSWORD } from '../mocks/scenarios'

/* Steps that end-to-end tests of the account area share. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits for the title of a screen. */
export const titled = (page: Page, name: string) =>
  expect.poll(() => heading(page).textContent()).toBe(name)

/** Signs the seeded customer in, once the page asks for it. */
export async function signIn(page: Page, title = 'Sign in'): Promise<void> {
  await titled(page, title)
  const form = page.getByRole('region', { name: 'Sign in' })
  await form.getByLabel('Email').fill('margaret.holloway@example.com')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
}
