import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { giftMessages, myselfOnly } from '../../../mocks/scenarios'
import { type Canvas, cardOf, focusOn, listen, seen, shipmentOf, stageOf } from '../../support'
import { dialogOf } from '../../support/dialogs'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Messages', ...cartPage })

/** Opens a shipment's message. */
async function open(canvas: Canvas, button: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return dialogOf(`Gift message for ${name}`)
}
const add = (canvas: Canvas) =>
  open(canvas, 'Add a free gift message to Eleanor Whitfield’s shipment', 'Eleanor Whitfield')
const change = (canvas: Canvas) =>
  open(canvas, 'Change the gift message for Harold Brandt’s shipment', 'Harold Brandt')
const full = (canvas: Canvas) =>
  open(canvas, 'Change the gift message for Josephine Okafor’s shipment', 'Josephine Okafor')

/** No message yet: the shipment's card offers to write one. */
export const Empty = meta.story(
  scene(giftMessages, 'gift message empty/filled/at 240/over by paste', async ({ canvas }) => {
    await seen(canvas, ['Add a free gift message', 'Ready'], { card: 'To Eleanor Whitfield' })
    const other = await cardOf(canvas, 'To Harold Brandt')
    await expect(other.getByRole('button', { name: /^Change the gift message/ })).toBeVisible()
    const dialog = await add(canvas)
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('')
    await dialog.findByText('240 characters left')
    await dialog.findByText('Your message will appear here.')
  }),
)

/** Message starters are offered until there is text; focus moves to the text. */
export const StartedFor = meta.story(
  scene(giftMessages, async ({ canvas, id }) => {
    const dialog = await add(canvas)
    const words = 'Happy birthday! Enjoy every bite.'
    await userEvent.click(dialog.getByRole('button', { name: words }))
    const field = dialog.getByLabelText('Gift message')
    await expect(field).toHaveValue(words)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(dialog.queryByRole('group', { name: 'Start with' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seen(canvas, words, { card: 'To Eleanor Whitfield' })
    await expect((await stageOf(id).backend.cart())?.recipients[0]?.gift_message).toBe(words)
  }),
)

/** For the shopper's own shipment, the message field is shown directly, without a checkbox to check first. */
export const ForMyself = meta.story(
  scene(myselfOnly, async ({ canvas }) => {
    const dialog = await open(
      canvas,
      'Add a free gift message to your shipment',
      'Margaret Holloway',
    )
    await expect(dialog.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked()
    await expect(dialog.getByLabelText('Gift message')).toBeVisible()
  }),
)

/** A live preview shows the printed card while typing; then the cart shows the message. */
export const Written = meta.story({
  tags: ['wide'],
  ...scene(giftMessages, async ({ canvas, id }) => {
    const dialog = await add(canvas)
    await userEvent.type(dialog.getByLabelText('Gift message'), 'Dear Eleanor,{enter}enjoy!')
    const preview = dialog.getByRole('figure', { name: 'How your card will look' })
    await expect(preview).toHaveTextContent('Dear Eleanor, enjoy!')
    await expect(dialog.getByText('220 characters left')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(await card.findByText(/Dear Eleanor,\s+enjoy!/)).toBeVisible()
    await expect((await shipmentOf(id))?.gift_message).toBe('Dear Eleanor,\nenjoy!')
    await focusOn(card, 'button', /^Change the gift message/)
  }),
})

/** An existing message. */
export const Filled = meta.story(
  scene(giftMessages, 'gift message empty/filled/at 240/over by paste', async ({ canvas }) => {
    const dialog = await change(canvas)
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('Happy birthday, Harold!')
    await expect(dialog.getByRole('checkbox', { name: 'This is a gift' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Email a heads-up' })).not.toBeChecked()
  }),
)

/** 240 characters: none left; one more is cut, with a note. */
export const AtTheLimit = meta.story(
  scene(giftMessages, 'gift message empty/filled/at 240/over by paste', async ({ canvas }) => {
    const dialog = await full(canvas)
    const words = dialog.getByLabelText<HTMLTextAreaElement>('Gift message')
    await expect(words.value).toHaveLength(240)
    await expect(dialog.getAllByText('0 characters left').length).toBeGreaterThan(0)
    await userEvent.type(words, '!')
    await expect(words.value).toHaveLength(240)
    await expect(dialog.getByText('Shortened to 240 characters.')).toBeVisible()
  }),
)

/** Pasted text over the limit is cut at a whole character, with a note. */
export const OverByPaste = meta.story(
  scene(giftMessages, 'gift message empty/filled/at 240/over by paste', async ({ canvas }) => {
    const dialog = await change(canvas)
    const words = dialog.getByLabelText<HTMLTextAreaElement>('Gift message')
    await userEvent.clear(words)
    await userEvent.click(words)
    await userEvent.paste(`${'x'.repeat(235)}👨‍👩‍👧‍👦 and more`)
    await expect(words.value).toBe('x'.repeat(235))
    await expect(dialog.getByText('Shortened to 240 characters.')).toBeVisible()
    await userEvent.type(words, '{backspace}')
    await expect(dialog.queryByText('Shortened to 240 characters.')).toBeNull()
  }),
)

/** The counter is announced at 20 characters left, and at 0. */
export const CounterSpeaks = meta.story(
  scene(giftMessages, async ({ canvas }) => {
    const dialog = await change(canvas)
    const words = dialog.getByLabelText('Gift message')
    await userEvent.clear(words)
    await userEvent.click(words)
    await userEvent.paste('x'.repeat(219))
    const said = () => dialog.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(said()).not.toContain('21 characters left')
    await userEvent.type(words, 'y')
    await expect(said()).toContain('20 characters left')
    await userEvent.paste('z'.repeat(20))
    await expect(said()).toContain('0 characters left')
  }),
)

/** An announcement email is scheduled; the card shows the day. */
export const AnnounceScheduled = meta.story({
  tags: ['wide'],
  ...scene(giftMessages, 'announce-it scheduled', async ({ canvas }) => {
    await seen(canvas, 'Email heads-up to josephine.okafor@example.com on Mon, Dec 7', {
      card: 'To Josephine Okafor',
    })
    const dialog = await full(canvas)
    await expect(dialog.getByLabelText('Their email')).toHaveValue('josephine.okafor@example.com')
    await expect(dialog.getByLabelText('Send on')).toHaveValue('2026-12-07')
    await expect(dialog.getByLabelText('Time (Central)')).toHaveDisplayValue('9:00 AM')
  }),
})

/** It is scheduled in Central time, whatever the device's time zone. */
export const Announced = meta.story(
  scene(giftMessages, 'announce-it scheduled', async ({ canvas, id }) => {
    const dialog = await add(canvas)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email a heads-up' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Choose a day to send the email.')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Send on')).toHaveFocus())
    await userEvent.type(dialog.getByLabelText('Send on'), '2026-12-09')
    await userEvent.selectOptions(dialog.getByLabelText('Time (Central)'), '2:00 PM')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await seen(canvas, 'Email heads-up to eleanor.whitfield@example.com on Wed, Dec 9', {
      card: 'To Eleanor Whitfield',
    })
    const cart = await stageOf(id).backend.cart()
    await expect(cart?.recipients[0]).toMatchObject({
      announce_it_time: '2026-12-09T20:00:00.000Z',
      announce_it_send_flag: true,
    })
  }),
)

/** The server rejects: the dialog stays, with its input. */
export const NotSaved = meta.story(
  scene(giftMessages, async ({ canvas, id }) => {
    stageOf(id).backend.setFault('postGiftMessage', 'server-error')
    const dialog = await change(canvas)
    await userEvent.type(dialog.getByLabelText('Gift message'), ' Hugs.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(/^We couldn’t save your message\./)
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('Happy birthday, Harold! Hugs.')
  }),
)

/** Closing with unsaved input asks first, in the same dialog. */
export const LeavingUnsaved = meta.story(
  scene(giftMessages, async ({ canvas, canvasElement }) => {
    const screenReader = listen(canvasElement)
    const dialog = await change(canvas)
    await userEvent.type(dialog.getByLabelText('Gift message'), ' Hugs.')
    await userEvent.keyboard('{Escape}')
    const question = await dialogOf('Leave without saving?')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await dialogOf('Gift message for Harold Brandt')
    await waitFor(() => expect(dialog.getByLabelText('Gift message')).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(await question.findByRole('button', { name: 'Leave without saving' }))
    const card = await cardOf(canvas, 'To Harold Brandt')
    await expect(card.getByText('Happy birthday, Harold!')).toBeVisible()
    await waitFor(() =>
      expect(card.getByRole('button', { name: /^Change the gift message/ })).toHaveFocus(),
    )
    screenReader.stop()
  }),
)

/** Writes a message for Eleanor, and checks "for all". */
async function writeForAll(canvas: Canvas) {
  const dialog = await add(canvas)
  await userEvent.type(dialog.getByLabelText('Gift message'), 'Enjoy!')
  const box = dialog.getByRole('checkbox', { name: 'Use this message for all 3' })
  await expect(box).toHaveAccessibleDescription(
    'Replaces the messages for Harold Brandt and Josephine Okafor.',
  )
  await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}
const told = (text: string) => screen.findByText(text, { selector: '.gw-toast *' })
const messagesOf = async (id: string) =>
  (await stageOf(id).backend.cart())?.recipients.map(({ gift_message }) => gift_message)

/** One message for everyone: states beforehand whose messages it replaces; Undo with one press. */
export const ForAll = meta.story({
  tags: ['wide'],
  ...scene(giftMessages, async ({ canvas, id }) => {
    const before = await messagesOf(id)
    await writeForAll(canvas)
    await told('Your message is now on all 3 gifts.')
    await expect(await messagesOf(id)).toEqual(['Enjoy!', 'Enjoy!', 'Enjoy!'])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await told('All messages are back to how they were.')
    await expect(await messagesOf(id)).toEqual(before)
  }),
})

/** Two of three were saved: the third is named, and saving again sends only that one. */
export const ForAllPartly = meta.story(
  scene(giftMessages, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    backend.setFault('postGiftMessage', { kind: 'conflict', times: 1 })
    const dialog = await writeForAll(canvas)
    await dialog.findByText('We couldn’t save the message for Eleanor Whitfield. Try again.')
    await expect(dialog.getByLabelText('Gift message')).toHaveValue('Enjoy!')
    await expect(backend.count('postGiftMessage')).toBe(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await told('Your message is now on all 3 gifts.')
    await expect(backend.count('postGiftMessage')).toBe(4)
    await expect(await messagesOf(id)).toEqual(['Enjoy!', 'Enjoy!', 'Enjoy!'])
  }),
)

/** Closed after only two of three were saved: a toast says so, with Undo. */
export const ForAllPartlyLeft = meta.story(
  scene(giftMessages, async ({ canvas, id }) => {
    const before = await messagesOf(id)
    stageOf(id).backend.setFault('postGiftMessage', { kind: 'conflict', times: 1 })
    const dialog = await writeForAll(canvas)
    await dialog.findByText('We couldn’t save the message for Eleanor Whitfield. Try again.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await told('Your message is now on 2 of 3 gifts.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await told('All messages are back to how they were.')
    await expect(await messagesOf(id)).toEqual(before)
  }),
)
