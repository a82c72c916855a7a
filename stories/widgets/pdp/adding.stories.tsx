import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import AccountCart from '../../../src/widgets/account-cart'
import { callsOf, fillIn, focusOn, listen, press, stageOf, whileOffline } from '../../support'
import { addButton, dataOf, Page, type PdpArgs, people, scene } from './page'

const meta = preview.meta({ title: 'Widgets/pdp/Adding', component: Page, args: dataOf('ribeye') })

type Canvas = Parameters<typeof people>[0]

const choose = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await (await people(canvas)).findByRole('checkbox', { name }))

/** The confirmation, once it is shown. */
const added = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('region', { name }))

/** Adding takes a while: the button says so, and keeps focus. */
export const Adding = meta.story(
  scene(worlds.boxForEleanor, 'adding', async ({ canvas, id }) => {
    const { backend, clock } = stageOf(id)
    backend.setFault('putLineItems', 'never')
    await choose(canvas, /^Eleanor.*In your cart/)
    const button = await addButton(canvas, 'Add for Eleanor')
    await userEvent.click(button)
    await waitFor(() => expect(backend.count('putLineItems')).toBe(1))
    await userEvent.click(button)
    await clock.advance(1000)
    await expect(await addButton(canvas, 'Adding…')).toHaveFocus()
    await clock.advance(4000)
    await expect(await addButton(canvas, 'Still adding…')).toHaveFocus()
    await expect(backend.count('putLineItems')).toBe(1)
  }),
)

/**
 * Above the bar: a row per person with the day and a button to change it, the cart's total, and the next
 * actions. Takes no focus, is announced, and is dismissed by “Send to someone else, too”.
 */
export const Added = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.boxForEleanor,
    'added (confirmation panel: item, recipient, cart total, Keep shopping / View cart)',
    async ({ canvas, canvasElement }) => {
      const said = listen(canvasElement)
      await choose(canvas, /^Eleanor.*In your cart/)
      await choose(canvas, /^Harold/)
      await userEvent.click(await addButton(canvas, 'Add for 2 people'))
      const panel = await added(canvas, /^Boneless Ribeye added for Eleanor and Harold\.$/)
      await expect(await addButton(canvas, 'Add for 2 people')).toHaveFocus()
      await expect(panel.getAllByRole('listitem')).toHaveLength(2)
      await expect(panel.getAllByText(/^Arrives /)).toHaveLength(2)
      await expect(panel.getByText(/^Cart total \$\d/)).toBeVisible()
      await expect(panel.getByRole('link', { name: 'View cart' })).toHaveAttribute(
        'href',
        '/checkout/cart',
      )
      await expect(panel.getByRole('link', { name: 'Keep shopping' })).toBeVisible()
      await said.until(
        `Boneless Ribeye added for Eleanor and Harold. ${panel.getByText(/^Cart total/).textContent}`,
      )
      await press(panel, 'Change date for Harold Brandt')
      await screen.findByRole('dialog', { name: /^When should Harold Brandt’s shipment arrive/ })
      await userEvent.keyboard('{Escape}')
      await press(panel, 'Send to someone else, too')
      const { group, getByRole } = await people(canvas)
      await waitFor(() => expect(group).toHaveFocus())
      await expect(canvas.queryByRole('region', { name: /added for/ })).toBeNull()
      await expect(getByRole('checkbox', { name: /^Eleanor/ })).not.toBeChecked()
    },
  ),
})

/** Two products on a page each keep their own people. */
export const SecondOfTwo = meta.story({
  render: (args: PdpArgs) => (
    <>
      <section aria-label="First">
        <Page {...args} />
      </section>
      <section aria-label="Second">
        <Page {...args} />
      </section>
    </>
  ),
  ...scene(
    worlds.boxForEleanor,
    'added (confirmation panel: item, recipient, cart total, Keep shopping / View cart)',
    async ({ canvas }) => {
      const second = within(await canvas.findByRole('region', { name: 'Second' }))
      await choose(second, /^Harold/)
      await userEvent.click(await addButton(second, 'Add for Harold'))
      await added(second, /added for Harold/)
      await press(second, 'Send to someone else, too')
      const { group } = await people(second)
      await waitFor(() => expect(group).toHaveFocus())
    },
  ),
})

/** The message is set for everyone without one; existing messages are kept, with a note. */
export const WithMessage = meta.story(
  scene(
    worlds.boxForEleanor,
    'added (confirmation panel: item, recipient, cart total, Keep shopping / View cart)',
    async ({ canvas, id }) => {
      await choose(canvas, /^Eleanor.*In your cart/)
      await choose(canvas, /^Harold/)
      await press(canvas, 'Add a free gift message')
      await focusOn(canvas, 'textbox', 'Gift message')
      await canvas.findByText('One message for all 2. Personalize each in your cart.')
      await press(canvas, 'Thinking of you. One less meal to plan.')
      await expect(canvas.getByLabelText('Gift message')).toHaveFocus()
      await userEvent.click(await addButton(canvas, 'Add for 2 people'))
      const panel = await added(canvas, /added for Eleanor and Harold/)
      await expect(
        await panel.findByText('Eleanor Whitfield’s card is already written.'),
      ).toBeVisible()
      const cards = (await stageOf(id).backend.cart())?.recipients.map((one) => one.gift_message)
      await expect(cards).toEqual([
        'Happy birthday, Eleanor!',
        'Thinking of you. One less meal to plan.',
      ])
      await press(panel, 'Close')
      await expect(canvas.queryByRole('region', { name: /added for/ })).toBeNull()
      await expect(await addButton(canvas, 'Add for 2 people')).toHaveFocus()
    },
  ),
)

/** The item was added, but not its message: one press retries with the same text. */
export const MessageLost = meta.story(
  scene(worlds.boxForEleanor, 'add failed', async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    backend.setFault('postGiftMessage', 'server-error')
    await choose(canvas, /^Harold/)
    await press(canvas, 'Add a free gift message')
    await fillIn(canvas, { 'Gift message': 'For you' })
    await userEvent.click(await addButton(canvas, 'Add for Harold'))
    const panel = await added(canvas, /added for Harold/)
    const lost = 'It’s in your cart, but your message wasn’t saved. Try again?'
    const first = await panel.findByText(lost)
    await fillIn(canvas, { 'Gift message': ', and you' })
    await press(panel, 'Try again')
    // The same text is remounted, so that it is announced again.
    await waitFor(() => expect(first.isConnected).toBe(false))
    await expect(panel.getByRole('alert')).toHaveTextContent(lost)
    await focusOn(panel, 'button', 'Try again')
    backend.setFault('postGiftMessage', null)
    await userEvent.keyboard('{Enter}')
    await expect(await panel.findByText('Your message is saved.')).toBeVisible()
    await focusOn(panel, 'button', 'Close')
    const [, harold] = (await backend.cart())?.recipients ?? []
    await expect(harold?.gift_message).toBe('For you')
  }),
)

/** Adding failed: the cart is unchanged, and the selection is kept. */
export const Failed = meta.story(
  scene(worlds.nothingAdded, 'add failed', async ({ canvas }) => {
    await choose(canvas, /^Eleanor/)
    const button = await addButton(canvas, 'Add for Eleanor')
    await userEvent.click(button)
    const text = await canvas.findByText('We couldn’t add this. Your cart hasn’t changed.')
    await expect(text.closest('[role="alert"]')).toBeVisible()
    await expect(button).toHaveFocus()
  }),
)

/** The response was lost: the shopper should check the cart before adding again. */
export const Unsure = meta.story(
  scene(worlds.boxForEleanor, 'add failed', async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    await choose(canvas, /^Eleanor.*In your cart/)
    await addButton(canvas, 'Add for Eleanor')
    backend.setFault('putLineItems', 'network-error')
    backend.setFault('getCart', 'network-error')
    await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
    await canvas.findByText('We didn’t hear back. Check your cart before trying again.')
    await expect(callsOf(id, 'putLineItems')).toHaveLength(1)
  }),
)

/** Offline, the notice is visible at any scroll position. */
export const OfflineBelow = meta.story(
  scene(worlds.boxForEleanor, 'add failed', async ({ canvas, canvasElement }) => {
    await canvas.findByText('Details')
    await whileOffline(async () => {
      await waitFor(() => expect(canvasElement.querySelector('.gw-offline')).toBeVisible())
      window.scrollTo(0, 500)
      await expect(window.scrollY).toBeGreaterThan(200)
      const { top } = (
        canvasElement.querySelector('.gw-offline') as Element
      ).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      window.scrollTo(0, 0)
    })
  }),
)

/** The total quantity for all people exceeds the stock. */
export const MoreThanIsLeft = meta.story(
  scene(worlds.fewRibeyes, 'quantity over stock', async ({ canvas }) => {
    await choose(canvas, /^Eleanor/)
    await choose(canvas, /^Harold/)
    const button = await addButton(canvas, 'Add for 2 people')
    const more = canvas.getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(more)
    await expect(canvas.getAllByText('Only 4 left')).toHaveLength(2)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }),
)

/** Anything but a number from 1 to 99 shows an error, and the last quantity is kept. */
export const NoQuantity = meta.story(
  scene(worlds.fewRibeyes, 'quantity 0 or text typed', async ({ canvas }) => {
    await canvas.findByText('Only 4 left')
    const field = canvas.getByRole('textbox', { name: 'Quantity for each person' })
    for (const typed of ['0', 'two', '100']) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(await canvas.findByText('Enter a number from 1 to 99.')).toBeVisible()
      await expect(field).toHaveValue('1')
    }
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText('Enter a number from 1 to 99.')).toBeNull())
  }),
)

/** The header cart updates its count, without announcing again. */
export const Counted = meta.story({
  render: (args: PdpArgs) => (
    <>
      <AccountCart />
      <Page {...args} />
    </>
  ),
  ...scene(
    worlds.boxForEleanor,
    'cart count updated in account-cart',
    async ({ canvas, canvasElement }) => {
      const said = listen(canvasElement)
      await canvas.findByRole('button', { name: 'Cart, 1 item' })
      await choose(canvas, /^Harold/)
      await userEvent.click(await addButton(canvas, 'Add for Harold'))
      await canvas.findByRole('button', { name: 'Cart, 2 items' })
      await said.until(
        `Boneless Ribeye added for Harold. ${canvas.getByText(/^Cart total/).textContent}`,
      )
      said.stop()
      await expect(said.heard.filter((text) => /Added to your cart/.test(text))).toEqual([])
    },
  ),
})
