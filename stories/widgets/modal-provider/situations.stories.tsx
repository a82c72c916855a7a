import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import { giftMessages, itemOutOfStock, oneShipment, sizeSoldOut } from '../../../mocks/scenarios'
import { editors } from '../../../src/parts/dialog/lazyContents'
import { validityActions } from '../../../src/store/cart/actions'
import ModalProvider from '../../../src/widgets/modal-provider'
import { gone, type Shopper, stageOf } from '../../support'
import { zoomed } from '../../support/situations/device'
import { renderCrash } from '../../support/situations/page'
import { offlineAndBack } from '../../support/situations/shopper'
import { askIn, calendar, host, onlyShipment, opened, scene, unread } from './page'
import { closed, dates, message, messageProbe, signedOut } from './probe'

const meta = preview.meta({
  title: 'Widgets/modal-provider/Situations',
  component: host.component,
  parameters: host.parameters,
})

/** Sold out in this size: another size is offered. */
export const OutOfStockOtherSize = meta.story(
  scene(sizeSoldOut, 'out of stock (remove / choose other)', async ({ id }) => {
    const { store } = stageOf(id)
    const line = () => store.state.cart?.recipients[0]?.items[0]
    const before = line()?.sku_id
    void store.use(validityActions).validate()
    const dialog = await opened(/is sold out$/)
    const [other] = dialog.getAllByRole('radio')
    if (other) await userEvent.click(other)
    const [swap] = dialog.getAllByRole('button', { name: /size/ })
    if (swap) await userEvent.click(swap)
    await gone(dialog.element)
    await waitFor(() => expect(line()?.sku_id).not.toBe(before))
    await expect(store.state.cart?.recipients[0]?.items.length).toBeGreaterThan(0)
  }),
)

/** A dialog that is loading: busy, and it can be closed. */
export const Loading = meta.story({
  ...dates.loading,
  play: async ({ id }) => {
    const { asked, element, findByText, queryByRole } = await calendar(id)
    const words = await findByText('Finding delivery dates…')
    await expect(words.closest('[role="status"]')).toBeInTheDocument()
    await expect(words.closest('[aria-busy="true"]')).toBeVisible()
    await expect(queryByRole('grid')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(await asked).toBeNull()
    await gone(element)
    await calendar(id)
  },
})

export const Failed = meta.story(dates.loadFailed)
export const HtmlInstead = meta.story(dates.htmlInstead)

/** The cart that a dialog needs fails to load: nothing opens, and the calling script is told. */
export const CartNotRead = meta.story({
  render: host.render,
  ...scene(
    () => ({ ...oneShipment(), faults: { getCart: 'server-error' } }),
    { ...unread, state: 'load failed' },
    async ({ canvas, id }) => {
      await canvas.findByRole('button', { name: 'On the page' })
      const told = spyOn(console, 'error').mockImplementation(() => {})
      const detail = { kind: 'gift-message', params: { shipmentId: 11 } }
      try {
        dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
        const words =
          'giftwell:ask could not open "gift-message": the cart could not be loaded. Try again once the server responds.'
        await waitFor(() => expect(told).toHaveBeenCalledWith(words))
      } finally {
        told.mockRestore()
      }
      await expect(stageOf(id).reasons).toContain('cart-read-failed: http')
      await expect(screen.queryByRole('dialog')).toBeNull()
      stageOf(id).backend.setFault('getCart', null)
      dispatchEvent(new CustomEvent('giftwell:ask', { detail }))
      await opened('Gift message for Eleanor Whitfield')
    },
  ),
})

export const SignedOutSilently = meta.story(closed.forbidden)
export const LongestText = meta.story({ ...message.longestText, globals: atWidth('narrow') })
export const Wide = meta.story(dates.wide)

/** Offline, the dialog says so at the top; the input is kept, and can be saved later. */
export const OfflineInADialog = meta.story({
  ...message.offline,
  tags: ['wide'],
  play: async (shopper) => {
    const { id } = shopper
    const { backend } = stageOf(id)
    void askIn(id)('gift-message', { shipmentId: onlyShipment(id) })
    const { element, ...dialog } = await opened('Gift message for Eleanor Whitfield')
    const words = dialog.getByLabelText('Gift message')
    const save = dialog.getByRole('button', { name: 'Save' })
    await userEvent.type(words, 'Get well')
    await offlineAndBack(shopper, dialog, [save], async () => {
      await userEvent.type(words, ' soon!')
      await userEvent.click(save)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute(
        'aria-disabled',
      )
    })
    await expect(words).toHaveValue('Get well soon!')
    await expect(backend.count('postGiftMessage')).toBe(0)
    await userEvent.click(save)
    await gone(element)
    await expect((await backend.cart())?.recipients[0]?.gift_message).toBe('Get well soon!')
  },
})

export const ChunkFailed = meta.story(message.chunkFailed)

/** A dialog's content fails to load: a message with a retry; closing returns focus. */
export const ContentNotLoaded = meta.story({
  ...scene(oneShipment, 'chunk failed', async ({ id }) => {
    const { loaded } = editors
    editors.loaded = null
    const lost = spyOn(editors, 'load').mockRejectedValue(new Error('Loading chunk 51'))
    const opener = screen.getByRole('button', { name: 'On the page' })
    const params = { shipmentId: onlyShipment(id) }
    try {
      opener.focus()
      const first = askIn(id)('gift-message', params)
      const dialog = await opened('We couldn’t open that')
      await expect(dialog.getByText(/^Part of this page didn’t load\./)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(lost).toHaveBeenCalledTimes(2))
      await userEvent.keyboard('{Escape}')
      await expect(await first).toBeNull()
      await waitFor(() => expect(opener).toHaveFocus())
      void askIn(id)('gift-message', params)
      const again = await opened('We couldn’t open that')
      lost.mockRestore()
      await userEvent.click(again.getByRole('button', { name: 'Try again' }))
      await opened('Gift message for Eleanor Whitfield')
    } finally {
      lost.mockRestore()
      editors.loaded ??= loaded
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  }),
  render: () => (
    <>
      <button type="button">On the page</button>
      <ModalProvider />
    </>
  ),
})

/** A script requests the options of an item without any: a report says so. */
export const NothingToChoose = meta.story(
  scene(itemOutOfStock, async ({ id }) => {
    const lines = stageOf(id).store.state.cart?.recipients.flatMap(({ items }) => items) ?? []
    void askIn(id)('line-options', { lineId: lines[0]?.clin_id ?? -1 })
    const dialog = await opened('Options for Bone-In Tomahawk Ribeye')
    await expect(dialog.getByText(/^This item comes in one size/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  }),
)

/** A page at 400% zoom: all of a long form is reachable by scrolling. */
export const Zoomed = meta.story({
  tags: ['proves-zoom'],
  ...scene(giftMessages, 'narrow'),
  globals: atWidth('zoomed'),
  play: zoomed({ ...messageProbe, longest: messageProbe.ready }),
})

export const Keyboard = meta.story(message.keyboard)
export const Targets = meta.story(message.targets)
export const ForcedColours = meta.story(message.forcedColors)
export const PageDataMissing = meta.story(signedOut.pageDataMissing)
export const PageDataMalformed = meta.story(signedOut.pageDataMalformed)

/** It crashes while a dialog is open: the page is usable again, and a retry restores dialogs. */
export const RenderCrash = meta.story({
  ...message.renderCrash,
  play: async (shopper) => {
    const answers: Promise<unknown>[] = []
    const open = async ({ id }: Shopper) => {
      answers.push(askIn(id)('gift-message', { shipmentId: onlyShipment(id) }))
      return (await opened('Gift message for Eleanor Whitfield')).element
    }
    await renderCrash({ ...messageProbe, open })(shopper)
    await expect(await answers[0]).toBeNull()
  },
})
