import type { Page } from 'playwright'

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Holds back what is asked of an address, until the function that it gives is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Adds a root of the cart to a page, whose scripts know it as `root` from then on. */
export const addRoot = (page: Page, text = ''): Promise<void> =>
  page.evaluate((textContent) => {
    const root = document.createElement('div')
    Object.assign(root, { id: 'checkout-cart', textContent })
    const place = document.querySelector('main') ?? document.body
    place.append(root)
    Object.assign(window, { root })
  }, text)

/** Asks the store of a page for a dialog, as a widget would: whether to merge unless said otherwise. */
export const askForDialog = (
  page: Page,
  kind = 'confirm-merge',
  params: Record<string, string | number> = { name: 'Dana' },
): Promise<void> =>
  page.evaluate(
    (asked) => {
      // The slot of the dialogs, by its name: no module of ours can be imported into the page.
      const slot = window.Giftwell?.store?.state.slots.dialogs
      const { queue } = slot as { queue: { id: number }[] }
      const settle = () => {
        queue.splice(0)
      }
      // In a task of its own, as the page may leave because of it.
      setTimeout(() => queue.push({ id: 1, ...asked, settle } as { id: number }))
    },
    { kind, params },
  )
