import type { Page } from 'playwright'

/** Asks the store of a page for a dialog, as a widget would. */
export const askForDialog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The slot of the dialogs, by its name: no module of ours can be imported into the page.
    const slot = window.Giftwell?.store?.state.slots.dialogs
    const { queue } = slot as { queue: unknown[] }
    queue.push({ id: 1, kind: 'confirm-merge', params: { name: 'Dana' }, settle: () => undefined })
  })
