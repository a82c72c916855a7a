import type { Page } from 'playwright'

/** Clicks the first button with a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Holds back requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Adds a cart root to a page; the page's scripts can use it as `root`. */
export const addRoot = (page: Page, text = ''): Promise<void> =>
  page.evaluate((textContent) => {
    const root = document.createElement('div')
    Object.assign(root, { id: 'checkout-cart', textContent })
    const place = document.querySelector('main') ?? document.body
    place.append(root)
    Object.assign(window, { root })
  }, text)

/** Requests a dialog from a page's store, like a widget; the merge confirmation by default. */
export const askForDialog = (
  page: Page,
  kind = 'confirm-merge',
  params: Record<string, string | number> = { name: 'Dana' },
): Promise<void> =>
  page.evaluate(
    (asked) => {
      // The slot of the dialogs, by name: our modules cannot be imported into the page.
      const slot = window.Giftwell?.store?.state.slots.dialogs
      const { queue } = slot as { queue: { id: number }[] }
      const settle = () => {
        queue.splice(0)
      }
      // In a separate task, because the page may be left because of it.
      setTimeout(() => queue.push({ id: 1, ...asked, settle } as { id: number }))
    },
    { kind, params },
  )
