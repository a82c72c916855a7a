import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { cartActions } from '../../../src/store/cart/actions'
import { gone, openCalendar, pick, press, stageOf } from '../../support'
import { typeAgnes } from '../../support/acts'
import { askIn, fromPage, host, opened, scene, unread } from './page'

const meta = preview.meta({ title: 'Widgets/modal-provider/Asked for', ...host })

/** A new recipient is added, and the shipment goes to them. */
export const AddRecipient = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerSignedIn, 'add recipient', async ({ id }) => {
    const { store, backend } = stageOf(id)
    const from = fromPage()
    const shipment = store.state.cart?.recipients.find(({ fname }) => fname === 'Eleanor')
    const asked = askIn(id)('change-recipient', { shipmentId: shipment?.crec_id ?? -1 })
    const picking = await opened('Who’s this for?')
    await pick(picking, 'Someone new', 'Continue')
    const form = await opened('Someone new')
    await typeAgnes(form)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await asked).toBe('saved')
    await waitFor(() => expect(from).toHaveFocus())
    const names = (await backend.cart())?.recipients.map(({ fname }) => fname)
    await expect(names).toContain('Agnes')
    await expect(names).not.toContain('Eleanor')
    void askIn(id)('change-recipient', {
      shipmentId: store.state.cart?.recipients[0]?.crec_id ?? -1,
    })
    await opened('Who’s this for?')
  }),
})

/** Edits a gift message on a page that does not show the cart. */
export const GiftMessageEditor = meta.story({
  tags: ['wide'],
  ...scene(worlds.giftMessages, 'gift message editor', async ({ id }) => {
    const { store, backend } = stageOf(id)
    const from = fromPage()
    const shipmentId = store.state.cart?.recipients[0]?.crec_id ?? -1
    const asked = askIn(id)('gift-message', { shipmentId })
    const dialog = await opened('Gift message for Eleanor Whitfield')
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('')
    await userEvent.type(dialog.getByLabelText('Gift message'), 'Get well soon!')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await asked).toBe('saved')
    await waitFor(() => expect(from).toHaveFocus())
    await expect((await backend.cart())?.recipients[0]?.gift_message).toBe('Get well soon!')
    void askIn(id)('gift-message', { shipmentId })
    const again = await opened('Gift message for Eleanor Whitfield')
    await expect(again.getByLabelText('Gift message')).toHaveValue('Get well soon!')
  }),
})

/** Chooses and saves another day in a shipment's calendar. */
export const DeliveryCalendar = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, 'delivery calendar', async ({ id }) => {
    const { store, backend } = stageOf(id)
    const from = fromPage()
    await expect(store.state.cart?.recipients).toHaveLength(1)
    const shipmentId = store.state.cart?.recipients[0]?.crec_id ?? -1
    const asked = askIn(id)('delivery-dates', { shipmentId })
    const dialog = await opened('When should Eleanor Whitfield’s shipment arrive?')
    await openCalendar(dialog, { name: 'December 2026' })
    await press(dialog, /^Wednesday, December 16/, 'Deliver Wed, Dec 16')
    await expect(await asked).toBe('saved')
    await waitFor(() => expect(from).toHaveFocus())
    const { shipping } = (await backend.cart())?.recipients[0] ?? {}
    await expect(shipping?.delivery_date).toBe('2026-12-16')
    void askIn(id)('delivery-dates', { shipmentId })
    const again = await opened('When should Eleanor Whitfield’s shipment arrive?')
    await openCalendar(again, { name: 'December 2026' })
  }),
})

/** How long a club runs, and from when. */
export const ClubEdit = meta.story(
  scene(worlds.clubLine, 'club edit', async ({ id }) => {
    const { store, backend } = stageOf(id)
    const from = fromPage()
    const isClub = ({ detail }: { detail?: { club_orders?: number | null } | null }) =>
      detail?.club_orders != null
    const line = store.state.cart?.recipients.flatMap(({ items }) => items).find(isClub)
    const asked = askIn(id)('club-edit', { lineId: line?.clin_id ?? -1 })
    const dialog = await opened('Your Steak-of-the-Month Club')
    await pick(dialog, '12 months', 'Save')
    await expect(await asked).toBe('saved')
    await waitFor(() => expect(from).toHaveFocus())
    const lines = (await backend.cart())?.recipients.flatMap(({ items }) => items)
    await expect(lines?.find(isClub)?.detail?.club_orders).toBe(12)
    void askIn(id)('club-edit', { lineId: line?.clin_id ?? -1 })
    const again = await opened('Your Steak-of-the-Month Club')
    await expect(again.getByRole('radio', { name: '12 months' })).toBeChecked()
  }),
)

const byThePage = (kind: string, params: object) =>
  dispatchEvent(new CustomEvent('giftwell:ask', { detail: { kind, params } }))

/** A page script opens a dialog before the cart is loaded: the cart is loaded, and the dialog opens. */
export const AskedBeforeTheCartIsRead = meta.story(
  scene(worlds.giftMessages, unread, async ({ canvas, id }) => {
    const { store, backend } = stageOf(id)
    await canvas.findByRole('button', { name: 'On the page' })
    await expect(store.state.cart).toBeNull()
    byThePage('gift-message', { shipmentId: 12 })
    const dialog = await opened('Gift message for Harold Brandt')
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('Happy birthday, Harold!')
    await expect(backend.count('getCart')).toBe(1)
  }),
)

/** A request for something not in the cart opens nothing, reports why, and does not block other dialogs. */
export const AskedForWhatIsNotThere = meta.story(
  scene(worlds.oneShipment, unread, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'On the page' })
    const told = spyOn(console, 'error').mockImplementation(() => {})
    try {
      byThePage('gift-message', { shipmentId: 99 })
      const words =
        'giftwell:ask could not open "gift-message": the cart has no shipment 99. Set detail.params.shipmentId to one of: 11.'
      await waitFor(() => expect(told).toHaveBeenCalledWith(words))
    } finally {
      told.mockRestore()
    }
    // Afterward, the store's dialog queue is free again, whatever the kind.
    await stageOf(id).store.use(cartActions).load()
    const ask = askIn(id)
    const answers = [
      ask('line-options', { lineId: 99 }),
      ask('club-edit', { lineId: 99 }),
      ask('send-line', { lineId: 99 }),
      ask('gift-message', { shipmentId: 99 }),
      ask('change-recipient', { shipmentId: 99 }),
      ask('shipment-auto-delivery', { shipmentId: 99 }),
      ask('delivery-dates', { shipmentId: 99 }),
      ask('send-shipment', { shipmentId: 99 }),
    ]
    await expect(await Promise.all(answers)).toEqual(answers.map(() => null))
    void askIn(id)('gift-message', { shipmentId: 11 })
    await opened('Gift message for Eleanor Whitfield')
  }),
)

/**
 * Its line is removed in another tab: the dialog closes, and focus returns. A dialog that offers several shipments
 * goes on with the others.
 */
export const GoneWhileOpen = meta.story(
  scene(worlds.twoShipments, async ({ id }) => {
    const { store, backend } = stageOf(id)
    const from = fromPage()
    const asked = askIn(id)('line-options', { lineId: 101 })
    const { element } = await opened('Options for Filet Mignon')
    await backend.fetch('/api/checkout/line-item/101', { method: 'DELETE' })
    await store.use(cartActions).refresh()
    await expect(await asked).toBeNull()
    await gone(element)
    await waitFor(() => expect(from).toHaveFocus())
    await expect(store.state.cart?.recipients.flatMap(({ items }) => items)).toHaveLength(2)

    void askIn(id)('send-shipment', {})
    const sending = await opened('Add another recipient')
    const gift = sending.getAllByRole<HTMLInputElement>('radio')[1]
    if (gift) await userEvent.click(gift)
    const chosen = store.state.cart?.recipients.find(({ crec_id }) => `${crec_id}` === gift?.value)
    await backend.fetch(`/api/checkout/line-item/${chosen?.items[0]?.clin_id}`, {
      method: 'DELETE',
    })
    await store.use(cartActions).refresh()
    await waitFor(() => expect(gift).not.toBeInTheDocument())
    await expect(sending.element).toBeVisible()
  }),
)
