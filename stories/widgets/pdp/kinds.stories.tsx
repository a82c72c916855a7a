import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, fillIn, focusOn, press, stageOf } from '../../support'
import { addButton, dataOf, Page, people, productOf, scene } from './page'

const meta = preview.meta({ title: 'Widgets/pdp/Kinds', component: Page, args: dataOf('ribeye') })

const choose = async (canvas: Parameters<typeof people>[0], name: RegExp) =>
  userEvent.click(await (await people(canvas)).findByRole('checkbox', { name }))

const leftOf = (element: Element) => element.getBoundingClientRect().left

/** Days on which an e-gift cannot be sent. */
const WRONG_DAYS = [
  ['2026-11-30', 'That day has passed. Choose Tue, Dec 1 or later.'],
  ['2027-12-02', 'Choose a day within the next year.'],
  ['', 'Choose a day to send it.'],
] as const

/** An e-gift asks for name, email and day instead of people; its amounts are a list. */
export const EGift = meta.story({
  tags: ['wide'],
  args: dataOf('eGift'),
  ...scene(
    worlds.newVisitor,
    'e-gift card product (amount, recipient e-mail, message)',
    async ({ canvas, id }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: '$100 card' }))
      await userEvent.click(await addButton(canvas, 'Add to cart'))
      await focusOn(canvas, 'textbox', 'First name')
      await fillIn(canvas, { 'First name': 'Dana', 'Last name': 'Lee' })
      await fillIn(canvas, { 'Recipient’s email': 'dana@example.com' })
      const day = canvas.getByLabelText('Send on')
      await expect(day).toHaveValue('2026-12-01')
      for (const [wrong, problem] of WRONG_DAYS) {
        fireEvent.change(day, { target: { value: wrong } })
        await userEvent.click(await addButton(canvas, 'Add to cart'))
        await waitFor(() => expect(day).toHaveFocus())
        await expect(day).toHaveAccessibleDescription(`Error: ${problem}`)
      }
      fireEvent.change(day, { target: { value: '2026-12-01' } })
      await press(canvas, 'Add a free gift message')
      await expect(canvas.getByText('We’ll put it in the email.')).toBeVisible()
      await press(canvas, 'Happy birthday! Dinner’s on us.')
      await expect(canvas.getByText('How your message will look')).toBeVisible()
      await userEvent.click(await addButton(canvas, 'Add to cart'))
      const added = await canvas.findByRole('region', { name: /added for Dana/ })
      const shop = canvas.getByRole('link', { name: 'Keep shopping' })
      await expect(leftOf(shop)).toBeGreaterThanOrEqual(leftOf(added))
      await waitFor(async () =>
        expect((await stageOf(id).backend.cart())?.recipients[0]).toMatchObject({
          announce_it_email: 'dana@example.com',
          gift_message: 'Happy birthday! Dinner’s on us.',
        }),
      )
    },
  ),
})

/** The contents of a gift box, primary part first, and the savings. */
export const GiftBox = meta.story({
  tags: ['wide'],
  args: dataOf('box'),
  ...scene(worlds.newVisitor, 'combo product (primary + parts)', async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Filet Mignon/ })
    await expect(link.closest('li')).toHaveTextContent('The star of the box')
    await expect(canvas.getByText('$232.80 separately, $179.95 together')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /In your cart/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Boneless Ribeye/ })).toBeVisible()
  }),
})

/** The contents failed to load: once a retry succeeds, focus moves to them. */
export const BoxUnread = meta.story({
  args: dataOf('box'),
  ...scene(worlds.boxUnread, 'combo product (primary + parts)', async ({ canvas, id }) => {
    await canvas.findByText(/^We couldn’t look that up right now/)
    stageOf(id).backend.setFault('getComboPrimaryData', null)
    await press(canvas, 'Try again')
    await canvas.findByRole('link', { name: /Filet Mignon/ })
    await focusOn(canvas, 'region', 'What’s in the box')
  }),
})

const boxSlow = () => ({
  ...worlds.newVisitor(),
  faults: { getComboPrimaryData: { kind: 'never' as const, times: 1 } },
})

/** Loading the contents takes long: the page says so and offers to try again, until they arrive. */
export const BoxSlow = meta.story({
  args: dataOf('box'),
  ...scene(boxSlow, 'combo product (primary + parts)', async ({ canvas, id }) => {
    await waitFor(() => expect(callsOf(id, 'getComboPrimaryData')).toHaveLength(1))
    // Its code loads on its own, and can come after the request.
    await canvas.findByRole('region', { name: 'What’s in the box' })
    await stageOf(id).clock.advance(8000)
    await canvas.findByText(/^This is taking longer than usual/)
    await press(canvas, 'Try again')
    await canvas.findByRole('link', { name: /Filet Mignon/ })
    await expect(callsOf(id, 'getComboPrimaryData')).toHaveLength(2)
    await focusOn(canvas, 'region', 'What’s in the box')
    await stageOf(id).clock.advance(30_000)
    await expect(canvas.getByRole('link', { name: /Filet Mignon/ })).toBeVisible()
  }),
})

export const BoxPartGone = meta.story({
  args: dataOf('box'),
  ...scene(worlds.boxPartGone, 'combo part sold out', async ({ canvas }) => {
    await expect(
      await canvas.findByText(/is sold out, so this box is unavailable\.$/),
    ).toBeVisible()
    await choose(canvas, /^Eleanor/)
    const button = await addButton(canvas, 'Add for Eleanor')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  }),
})

const inJune = () => ({ ...worlds.customerShopping(), now: '2026-06-01T16:00:00.000Z' })

/** A club's number of months, start (next month by default), and total. */
export const Club = meta.story({
  tags: ['wide'],
  args: dataOf('club'),
  ...scene(inJune, 'club product (months, start)', async ({ canvas, id }) => {
    await expect(await canvas.findByLabelText('First package in')).toHaveDisplayValue('July')
    await expect(await canvas.findByText('First box arrives in July.')).toBeVisible()
    await expect(canvas.queryByText(/Order (by|in)|as soon as/)).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('First package in'), 'June')
    await expect(await canvas.findByText(/^Arrives as soon as/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: '6 months' }))
    await userEvent.selectOptions(canvas.getByLabelText('First package in'), 'February')
    await expect(canvas.getByText('6 boxes, $539.70 total')).toBeVisible()
    await choose(canvas, /^Eleanor/)
    await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
    await canvas.findByRole('region', { name: /added for Eleanor/ })
    const [edit] = callsOf(id, 'postClubEdit')
    await expect(edit?.body).toMatchObject({
      detail: { club_orders: 6, club_order_start_month: 2 },
    })
  }),
})

/** One time or Auto-Delivery; the frequencies come from the server. */
export const AutoDelivery = meta.story({
  tags: ['wide'],
  args: dataOf('ribeye', { autoDelivery: { frequencies: ['1', '2', '4'], savingPercent: 10 } }),
  ...scene(
    worlds.customerShopping,
    'auto-delivery eligible off / on / frequency list',
    async ({ canvas, id }) => {
      await expect(await canvas.findByRole('radio', { name: 'One time' })).toBeChecked()
      const auto = canvas.getByRole('radio', { name: 'Auto-Delivery' })
      await expect(auto).toHaveAccessibleDescription('Save 10% every time')
      await userEvent.click(auto)
      await userEvent.selectOptions(
        canvas.getByLabelText('Deliver', { selector: 'select' }),
        'Every 2 months',
      )
      await expect(canvas.getAllByText('Auto-Delivery')).toHaveLength(1)
      await choose(canvas, /^Eleanor/)
      await userEvent.click(await addButton(canvas, 'Add for Eleanor'))
      await canvas.findByRole('region', { name: /added for Eleanor/ })
      await expect(callsOf(id, 'putLineAutoDelivery')[0]?.body).toMatchObject({
        selected_frequency: '2',
      })
    },
  ),
})

/** A subscription item requires an Auto-Delivery item for the same person. */
export const NeedsAutoDelivery = meta.story({
  args: dataOf('surprise'),
  ...scene(
    worlds.boxForEleanor,
    'perpetual subscription item needing an eligible partner',
    async ({ canvas }) => {
      await choose(canvas, /^Harold/)
      const words = 'Add an Auto-Delivery item for Harold first.'
      await expect(await canvas.findByText(words)).toBeVisible()
      await expect(await addButton(canvas, 'Add for Harold')).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await choose(canvas, /^Harold/)
      await choose(canvas, /^Eleanor/)
      await expect(await addButton(canvas, 'Add for Eleanor')).not.toHaveAttribute('aria-disabled')
      await press(canvas, 'Someone new')
      await fillIn(canvas, { 'First name': 'Ben', 'Last name': 'Ode' })
      await canvas.findByText('Add an Auto-Delivery item for Ben first.')
    },
  ),
})

/** An add-on's own page: the condition for its price, and the regular price. */
export const AddOnAlone = meta.story({
  args: dataOf('butter'),
  ...scene(worlds.smallBox, 'add-on product alone (explains 59.95)', async ({ canvas }) => {
    const words = 'Add-on price with $59.95 or more for the same person. On its own, it’s $11.95.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await choose(canvas, /^Eleanor/)
    await expect(
      await canvas.findByText('Add $35.00 more for Eleanor to unlock add-on prices.'),
    ).toBeVisible()
  }),
})

/** A person's shipment reaches the threshold: add-ons are available. */
export const AddOnUnlocked = meta.story({
  tags: ['wide'],
  args: dataOf('butter'),
  ...scene(worlds.boxForEleanor, 'add-on with qualifying cart', async ({ canvas }) => {
    await choose(canvas, /^Eleanor/)
    await expect(await canvas.findByText('Unlocked for Eleanor')).toBeVisible()
  }),
})

/** Add-ons with a product above the threshold, one per person. */
export const WithAddOns = meta.story({
  args: productOf('strip', {}),
  ...scene(worlds.customerShopping, 'add-on with qualifying cart', async ({ canvas, id }) => {
    await choose(canvas, /^Myself/)
    await expect(await canvas.findByText('Unlocked for you')).toBeVisible()
    await choose(canvas, /^Myself/)
    await choose(canvas, /^Eleanor/)
    await choose(canvas, /^Harold/)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Steak Seasoning Packet/ }))
    await expect(canvas.getByText('$137.80 for 2')).toBeVisible()
    await userEvent.click(await addButton(canvas, 'Add for 2 people'))
    await canvas.findByRole('region', { name: /added for Eleanor and Harold/ })
    const cart = await stageOf(id).backend.cart()
    await expect(cart?.recipients.map(({ items }) => items.length)).toEqual([2, 2])
  }),
})

/** Below the threshold, add-ons are shown with the missing amount. */
export const AddOnsLocked = meta.story({
  args: productOf('strip', { skus: [{ sku_id: 10031, label: 'One 10 oz steak', price: 34.95 }] }),
  ...scene(worlds.smallBox, 'add-on product alone (explains 59.95)', async ({ canvas }) => {
    await choose(canvas, /^Harold/)
    await expect(
      await canvas.findByText('Add $25.00 more for Harold to unlock add-on prices.'),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /^Steak Seasoning/ })).toBeDisabled()
    await choose(canvas, /^Harold/)
    await choose(canvas, /^Eleanor.*In your cart/)
    // Her items would reach the threshold together, but an add-on requires a single item that does.
    await canvas.findByText('Add $25.00 more for Eleanor to unlock add-on prices.')
  }),
})
