import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { twelveRecipientsFortyLines, twoShipments } from '../../mocks/scenarios'
import { DialogHost } from '../../src/parts'
import { dialogView } from '../../src/parts/dialog/LazyDialogView'
import { cartActions } from '../../src/store/cart/actions'
import { dialogActions } from '../../src/store/dialog/dialogs'
import { gone, listen, noWorld, scene, stageOf, whileOffline } from '../support'
import { RemoveButtons } from '../support/RemoveButtons'

const meta = preview.meta({
  title: 'Parts/DialogHost',
  component: DialogHost,
  // Every story includes the host, so each gets its own iframe.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => <button type="button">On the page</button>,
})

/** A page from which lines can be removed. */
const removable = () => (
  <>
    <button type="button">On the page</button>
    <RemoveButtons />
  </>
)
const dialogsOf = (id: string) => stageOf(id).store.use(dialogActions)

/** Announced once, and dismissed after its time. */
export const Toast = meta.story(
  scene(noWorld, async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    dialogsOf(id).toast('line-removed', { skuId: 10011 })
    const text = 'Filet Mignon was removed.'
    await said.until(text)
    const area = canvas.getByRole('region', { name: 'Notifications' })
    await stageOf(id).clock.advance(8000)
    await gone(area)
    await said.once(text)
  }),
)

/** Stays while hovered or focused. */
export const Held = meta.story(
  scene(noWorld, async ({ canvas, id }) => {
    dialogsOf(id).toast('not-added', {}, { action: () => {} })
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    undo.focus()
    await stageOf(id).clock.advance(20_000)
    await expect(undo).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'On the page' }))
    await stageOf(id).clock.advance(8000)
    await gone(undo)
  }),
)

/** F6 moves to it from anywhere; Undo returns focus and restores the removed item. */
export const ReachedByKeyboard = meta.story({
  ...scene(twoShipments, { before: ({ store }) => store.use(cartActions).load() }),
  render: removable,
  tags: ['wide'],
  play: async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const tartlets = async () =>
      (await backend.cart())?.recipients[0]?.items.filter(({ sku_id }) => sku_id === 15011)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove line 102' }))
    await waitFor(async () => expect(await tartlets()).toEqual([]))
    const page = canvas.getByRole('button', { name: 'On the page' })
    page.focus()
    await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page).toHaveFocus())
    await waitFor(async () => expect(await tartlets()).toHaveLength(1))
  },
})

/** Three at a time; the fourth waits for its turn. */
export const Many = meta.story({
  ...scene(twelveRecipientsFortyLines, { before: ({ store }) => store.use(cartActions).load() }),
  render: removable,
  play: async ({ canvas, id }) => {
    const { store } = stageOf(id)
    const lines = store.state.cart?.recipients[0]?.items ?? []
    const words = lines.map(
      ({ sku_id }) => `${store.state.products.get(sku_id)?.product.name} was removed.`,
    )
    await expect(words).toHaveLength(4)
    for (const { clin_id } of lines) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove line ${clin_id}` }))
    }
    const area = await canvas.findByRole('region', { name: 'Notifications' })
    const shown = () => [...area.querySelectorAll('.gw-toast-text')].map((one) => one.textContent)
    await waitFor(() => expect(shown()).toEqual(words.slice(0, 3)))
    const [close] = canvas.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(shown()).toEqual(words.slice(1)))
  },
})

/** Its action needs a connection: offline it waits, and its timer starts on reconnection. */
export const OfflineUndo = meta.story(
  scene(noWorld, async ({ canvas, id }) => {
    let undone = 0
    dialogsOf(id).toast('line-removed', { skuId: 10011 }, { action: () => undone++ })
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await whileOffline(async () => {
      await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(undo)
      await userEvent.unhover(undo)
      await stageOf(id).clock.advance(20_000)
      await expect(undo).toBeVisible()
      await expect(undone).toBe(0)
    })
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(undo)
    await expect(undone).toBe(1)
    await gone(undo)
  }),
)

/** The dialog code fails to load: a toast says so, focus stays, and the next press retries. */
export const DialogNotLoaded = meta.story(
  scene(noWorld, async ({ canvas, canvasElement, id }) => {
    const text = 'We couldn’t open that. Please check your connection and try again.'
    const said = listen(canvasElement)
    const { loaded } = dialogView
    dialogView.loaded = null
    const lost = spyOn(dialogView, 'load').mockRejectedValue(new Error('Loading chunk 51'))
    try {
      const opener = canvas.getByRole('button', { name: 'On the page' })
      opener.focus()
      // Not null, which would mean dismissed.
      await expect(await dialogsOf(id).ask('confirm-merge', { name: 'Dana' })).toBeUndefined()
      const toast = await canvas.findByText(text, { selector: '.gw-toast-text' })
      await waitFor(() => expect(toast).toBeVisible())
      await said.until(text)
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(canvas.queryByRole('alertdialog')).toBeNull()
      await said.once(text)
    } finally {
      lost.mockRestore()
      dialogView.loaded = loaded
    }
    void dialogsOf(id).ask('confirm-merge', { name: 'Dana' })
    await canvas.findByRole('alertdialog', { name: /to Dana\?$/ })
  }),
)

/** A question that must be answered; the second waits for the first. */
export const Question = meta.story({
  tags: ['wide'],
  ...scene(noWorld, async ({ canvas, id }) => {
    const { ask } = dialogsOf(id)
    canvas.getByRole('button', { name: 'On the page' }).focus()
    const first = ask('confirm-merge', { name: 'Dana' })
    const second = ask('confirm-merge', { name: 'Lee' })
    const dialog = await canvas.findByRole('alertdialog', { name: /to Dana\?$/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Combine them' }))
    await expect(await first).toBe('yes')
    await canvas.findByRole('alertdialog', { name: /to Lee\?$/ })
    await userEvent.keyboard('{Escape}')
    await expect(await second).toBeNull()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  }),
})
