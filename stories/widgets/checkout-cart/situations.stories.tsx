import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { fromAnotherTab, listen, rowOf, seen, shown, stageOf, whileOffline } from '../../support'
import { offlineAndBack } from '../../support/situations/shopper'
import { cartPage, scene } from './page'
import { club, s } from './probe'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Situations', ...cartPage })

export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
/** An empty cart with recently viewed items, which one press adds to a shipment to the customer. */
export const EmptyWithRecentlyViewed = meta.story({
  ...scene(worlds.emptyCartCustomer, 'empty cart, customer with recently viewed'),
  tags: ['wide'],
  play: async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('heading', { name: 'Your cart is empty' })
    const offers = within(await canvas.findByRole('region', { name: 'Recently viewed' }))
    const names = offers.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Filet Mignon',
      'Spiral-Sliced Ham',
      'Chocolate Truffles',
      'House Steak Seasoning',
    ])
    const to = await offers.findByRole('combobox', { name: 'Add to' })
    await expect(to).toHaveDisplayValue('To me')
    const [first] = offers.getAllByRole('button', { name: /^Add .+ to your shipment$/ })
    const item = /^Add (.+) to your/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '?'
    if (first) await userEvent.click(first)
    await said.until(`${item} added to your shipment.`)
    await expect(await canvas.findByRole('article', { name: 'To me' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: item })).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
    said.stop()
  },
})

/** A guest without an address: adding starts a shipment to themselves, which says what it lacks. */
export const EmptyForAGuest = meta.story(
  scene(worlds.emptyCartGuest, 'empty cart, guest', async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await canvas.findByRole('heading', { name: 'Your cart is empty' })
    const offers = within(await canvas.findByRole('region', { name: 'Recently viewed' }))
    await expect(offers.queryByRole('combobox')).toBeNull()
    await userEvent.click(offers.getByRole('button', { name: 'Add Filet Mignon to your shipment' }))
    const card = within(await canvas.findByRole('article', { name: 'To me' }))
    await expect(card.getByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(card.getByText('Still needed:')).toBeVisible()
    await said.until('Filet Mignon added to your shipment.')
    await expect(said.heard.filter((text) => /couldn’t/.test(text))).toEqual([])
    said.stop()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  }),
)

/** Another tab changed the cart: it is reloaded, and announced once. */
export const ChangedInAnotherTab = meta.story({
  ...scene(worlds.oneShipment, { state: 'cart changed in another tab', isKept: true }),
  play: async ({ canvas, canvasElement, id }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    await waitFor(() => expect(canvas.queryByText(/^Showing your cart/)).toBeNull())
    await ask(stageOf(id).backend, 'putQuantity', { body: { clin_id: 101, qty: 5 } })
    fromAnotherTab()
    const text = 'Your cart changed somewhere else. Here’s the latest.'
    await said.until(text)
    await waitFor(() => expect(row.getByRole('textbox')).toHaveValue('5'))
    await expect(row.getByText('$549.75')).toBeVisible()
    await said.once(text)
  },
})

/** Another tab ordered it: it can no longer be changed here. */
export const OrderedInAnotherTab = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, {
    state: 'order placed in another tab (cart cleared)',
    isKept: true,
  }),
  play: async ({ canvas, id }) => {
    const { backend, store } = stageOf(id)
    await rowOf(canvas, 'Filet Mignon')
    await waitFor(() => expect(canvas.queryByText(/^Showing your cart/)).toBeNull())
    await backend.fetch('/api/checkout/line-item/101', { method: 'DELETE' })
    fromAnotherTab('ordered')
    await expect(
      await canvas.findByRole('heading', { name: 'Your order was placed' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
    await waitFor(() => expect(store.state.cart?.recipients).toEqual([]))
    await expect(canvas.getByRole('heading', { name: 'Your order was placed' })).toBeVisible()
  },
})

/** Returning to a reloaded page after an order shows the order, not an empty cart. */
export const OrderedHere = meta.story(
  scene(
    worlds.emptyCartGuest,
    {
      before({ store }) {
        store.state.cartFacts.isOrderedHere = true
      },
    },
    async ({ canvas }) => {
      await seen(canvas, ['Your order was placed', /^This cart is empty now\. Your confirmation/])
    },
  ),
)

export const WrongShape = meta.story(s.wrongShape)
export const EmptyAnswer = meta.story(s.emptyAnswer)
export const Forbidden = meta.story(s.forbidden)

/** Offline: a notice, controls that save are off, and the input is kept. */
export const OfflineWithACart = meta.story({
  ...s.offline,
  tags: ['wide'],
  play: async (shopper) => {
    const { canvas, id } = shopper
    const row = await rowOf(canvas, 'Filet Mignon')
    const field = row.getByRole('textbox')
    await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
    const code = await canvas.findByLabelText('Promo code or gift card')
    await userEvent.type(code, 'STEAK')
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    const { backend } = stageOf(id)
    const reads = backend.count('getCart')
    const off = [
      ...row.getAllByRole('button', { name: /^(Increase|Remove)/ }),
      canvas.getByRole('button', { name: 'Apply' }),
      shown(canvas.getAllByRole('button', { name: 'Check out' })),
    ]
    await offlineAndBack(shopper, canvas, off, async () => {
      await expect(row.getByText('$109.95')).toBeVisible()
      await expect(field).toHaveValue('7')
      await expect(code).toHaveValue('STEAK')
      await waitFor(() => expect(off.at(-1)).toHaveFocus())
    })
    await waitFor(() => expect(backend.count('getCart')).toBe(reads + 1))
    await expect(backend.count('putQuantity')).toBe(0)
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    await expect(await row.findByText('$769.65')).toBeVisible()
  },
})

/** Undo waits for the connection: it stays, does nothing meanwhile, and works afterward. */
export const OfflineUndo = meta.story(
  scene(worlds.twoShipments, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const row = await rowOf(canvas, 'Spiral-Sliced Ham')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(backend.count('deleteLineItem')).toBe(1))
    await whileOffline(async () => {
      await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(undo)
      await expect(undo).toBeVisible()
      await expect(backend.count('putLineItems')).toBe(0)
    })
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(undo)
    await expect(await canvas.findByRole('heading', { name: 'Spiral-Sliced Ham' })).toBeVisible()
    await expect(backend.count('putLineItems')).toBe(1)
  }),
)

export const ChunkFailed = meta.story(s.chunkFailed)
export const Zoomed = meta.story(s.zoomed)
export const ForcedColours = meta.story({
  ...club.forcedColors,
  tags: ['wide', 'proves-colors', 'proves-motion'],
})
export const PageDataMissing = meta.story(s.pageDataMissing)
export const PageDataMalformed = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)
