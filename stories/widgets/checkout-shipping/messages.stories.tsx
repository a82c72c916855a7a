import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import {
  asksBeforeUnload,
  type Canvas,
  holdBack,
  press,
  type Shopper,
  sceneIn,
  seen,
  shipmentOf,
  stageOf,
} from '../../support'
import { goOn, shippingPage } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-shipping/Messages', ...shippingPage })

const WORDS = 'gift message empty, 1, 220, 240, cut'
const SAVING = "message saving / saved ('success') / failed, text kept"
const ANNOUNCED = 'announce-it off / on / invalid e-mail / time in the past'

/** Opens the gift message inline. */
async function openWords({ canvas }: Shopper) {
  await press(canvas, /^(?:Add a free gift message|Change the gift message)/)
  const section = await canvas.findByRole('region', { name: 'Gift message' })
  const words = within(section)
  const field = words.getByRole<HTMLTextAreaElement>('textbox', { name: 'Gift message' })
  await waitFor(() => expect(field).toHaveFocus())
  return { words, field }
}
const scene = sceneIn({ app: 'checkout-shipping' }, openWords)

/** Reads the saved message inline. */
const saved = async (canvas: Canvas) =>
  (await canvas.findByRole('figure', { name: 'Gift message' })).textContent

/** An e-gift's message goes by email: the text mentions no box, and there is no announcement email. */
export const EGiftWords = meta.story(
  scene(worlds.eGift, async ({ canvas, words }) => {
    await seen(words, ['We’ll put it in the email.', 'How your message will look'], {
      not: [/heads-up/, /box/],
    })
    await expect(canvas.queryByText(/^Email heads-up/)).toBeNull()
    await press(words, 'Cancel')
    await expect(await canvas.findByRole('button', { name: /^Add a free gift/ })).toHaveFocus()
    await expect(canvas.queryByText(/^Email heads-up/)).toBeNull()
  }),
)

/** A gift unless unchecked; then there is no message field. */
export const GiftOffAndOn = meta.story(
  scene(worlds.giftMessages, 'gift off / on', async ({ words }) => {
    const box = words.getByRole('checkbox', { name: 'This is a gift' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(words.queryByRole('textbox', { name: 'Gift message' })).toBeNull()
    await userEvent.click(box)
    await expect(words.getByRole('textbox', { name: 'Gift message' })).toBeVisible()
  }),
)

/** Message starters, and a preview of the printed card. */
export const Empty = meta.story({
  tags: ['wide'],
  ...scene(worlds.giftMessages, WORDS, async ({ words, field, canvas }) => {
    await expect(field).toHaveValue('')
    await seen(words, ['240 characters left', 'Your message will appear here.'])
    await press(words, 'Happy birthday! Enjoy every bite.')
    await waitFor(() => expect(field).toHaveFocus())
    await press(words, 'Save')
    await expect(await saved(canvas)).toBe('Happy birthday! Enjoy every bite.')
  }),
})

/** From one to 240 characters; pasted text over the limit is cut, with a note. */
export const Lengths = meta.story(
  scene(worlds.giftMessages, WORDS, async ({ words, field }) => {
    await userEvent.type(field, 'x')
    await seen(words, '239 characters left')
    await userEvent.paste('x'.repeat(219))
    await expect(words.getAllByText('20 characters left').length).toBeGreaterThan(1)
    await userEvent.paste('x'.repeat(20))
    await expect(field.value).toHaveLength(240)
    await expect(words.queryByText('Shortened to 240 characters.')).toBeNull()
    await userEvent.paste('more')
    await expect(field.value).toHaveLength(240)
    await seen(words, 'Shortened to 240 characters.')
  }),
)

/** The button shows the save; then the message is shown inline, with focus on its edit button. */
export const Saving = meta.story(
  scene(worlds.giftMessages, SAVING, async ({ words, field, canvas, id }) => {
    const letGo = holdBack(stageOf(id), 'postGiftMessage')
    await userEvent.type(field, 'Enjoy!')
    await press(words, 'Save', 'Saving…')
    letGo()
    await expect(await saved(canvas)).toBe('Enjoy!')
    const change = canvas.getByRole('button', { name: /^Change the gift message/ })
    await waitFor(() => expect(change).toHaveFocus())
    await expect((await shipmentOf(id))?.gift_message).toBe('Enjoy!')
  }),
)

/** Saving failed: the input is kept, and a retry works. */
export const Failed = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.giftMessages,
    { state: SAVING, faults: { postGiftMessage: 'server-error' } },
    async ({ words, field, canvas, id }) => {
      await userEvent.type(field, 'Enjoy!')
      await press(words, 'Save')
      await seen(words, /^We couldn’t save your message\./)
      await waitFor(() => expect(words.getByRole('alert')).toHaveFocus())
      await expect(field).toHaveValue('Enjoy!')
      stageOf(id).backend.setFault('postGiftMessage', null)
      await press(words, 'Save')
      await expect(await saved(canvas)).toBe('Enjoy!')
    },
  ),
})

/** An announcement email, at a future time in Chicago. */
export const Announced = meta.story({
  tags: ['wide'],
  ...scene(worlds.giftMessages, ANNOUNCED, async ({ words, canvas, id }) => {
    await expect(words.queryByLabelText('Their email')).toBeNull()
    await userEvent.click(words.getByRole('checkbox', { name: 'Email a heads-up' }))
    const email = words.getByLabelText('Their email')
    await userEvent.clear(email)
    await userEvent.type(email, 'eleanor.whitfield')
    await press(words, 'Save')
    await seen(words, /^Enter a complete email address/)
    await userEvent.type(email, '@example.com')
    await userEvent.type(words.getByLabelText('Send on'), '2026-11-30')
    await press(words, 'Save')
    await seen(words, /^That time has passed/)
    await userEvent.clear(words.getByLabelText('Send on'))
    await userEvent.type(words.getByLabelText('Send on'), '2026-12-09')
    await press(words, 'Save')
    await seen(canvas, 'Email heads-up to eleanor.whitfield@example.com on Wed, Dec 9')
    await expect((await shipmentOf(id))?.announce_it_send_flag).toBe(true)
  }),
})

/** The browser asks before an unsaved message is lost; Cancel discards it. */
export const LeavingUnsaved = meta.story(
  scene(
    worlds.giftMessages,
    'leaving with unsaved message',
    async ({ words, field, canvas, id }) => {
      await expect(asksBeforeUnload()).toBe(false)
      await userEvent.type(field, 'Enjoy!')
      await waitFor(() => expect(asksBeforeUnload()).toBe(true))
      await press(words, 'Cancel')
      await waitFor(() => expect(asksBeforeUnload()).toBe(false))
      await seen(canvas, 'Add a free gift message')
      await expect(stageOf(id).backend.count('postGiftMessage')).toBe(0)
    },
  ),
)

/** An unsaved message is saved by Continue. */
export const SavedWithContinue = meta.story(
  scene(worlds.giftMessages, async ({ field, canvas, id }) => {
    await userEvent.type(field, 'Enjoy!')
    await goOn(canvas)
    await waitFor(async () => expect((await shipmentOf(id))?.gift_message).toBe('Enjoy!'))
  }),
)
