import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, focusOn, listen, noSidewaysScroll, press, seen, stageOf } from '../../support'
import { againPage, boxesOf, boxOf, opened, scene, section } from './sendAgain'

const meta = preview.meta({ title: 'Widgets/myaccount/Send again', ...againPage })

/** Everybody is selected and collapsed; one checkbox controls all. */
export const AllAvailable = meta.story({
  tags: ['wide'],
  ...scene(worlds.orderForThirty, opened('all available'), async ({ canvas, id }) => {
    const ready = await section(canvas, 'Ready to send (30)')
    await seen(canvas, ['Who’s on the list this year?', 'From your order of Dec 2, 2025'])
    await seen(canvas, ['30 people', '$3,298.50'])
    await expect(ready.getAllByRole('checkbox')).toHaveLength(9)
    await press(ready, 'Show all 30 people')
    await waitFor(() => expect(ready.getAllByRole('checkbox')).toHaveLength(31))
    await waitFor(() => expect(ready.getAllByRole('checkbox')[9]).toHaveFocus())
    await userEvent.click(boxOf(ready, /^Eleanor Whitfield/))
    await expect(boxOf(ready, 'Select all 30')).toBePartiallyChecked()
    await seen(canvas, ['29 people', '$3,188.55'])
    await userEvent.click(boxOf(ready, 'Select all 30'))
    await userEvent.click(boxOf(ready, 'Select all 30'))
    await seen(canvas, ['0 people', '$0.00'])
    await press(canvas, 'Continue with 0')
    await expect(location.hash).toBe('#/order-history?again=PO-25190')
    await expect(callsOf(id, 'postCheckStock')).toHaveLength(1)
    await noSidewaysScroll()
  }),
})

/** Sold-out gifts are not sent until a replacement is selected, for all of their people at once. */
export const SomeSoldOut = meta.story({
  tags: ['wide'],
  ...scene(worlds.againSoldOut, opened('some sold out'), async ({ canvas }) => {
    const decide = await section(canvas, 'Needs a decision (2)')
    await seen(decide, 'Bone-In Tomahawk Ribeye is sold out.')
    const harold = () => boxOf(decide, /^Harold Brandt/)
    await expect(harold()).toBeDisabled()
    await seen(canvas, 'Continue with 3')
    const swap = decide.getByRole('combobox', {
      name: 'Choose another gift Bone-In Tomahawk Ribeye',
    })
    await userEvent.selectOptions(swap, 'Boneless Ribeye, Two 12 oz steaks, $79.95')
    await expect(harold()).toBeChecked()
    await expect(decide.getAllByText('Boneless Ribeye, Two 12 oz steaks')).toHaveLength(2)
    await seen(canvas, 'Continue with 5')
    await userEvent.click(harold())
    await seen(canvas, 'Continue with 4')
  }),
})

/** A discontinued item is marked as such, with replacements. */
export const ItemNoLongerSold = meta.story(
  scene(
    worlds.orderWithItemGone,
    opened('item no longer sold', {
      before: () => history.replaceState(null, '', '#/order-history?again=PO-23151'),
    }),
    async ({ canvas }) => {
      const decide = await section(canvas, 'Needs a decision (1)')
      await seen(decide, 'Maple Pecan Pie is no longer sold.')
      const swap = decide.getByRole('combobox', { name: 'Choose another gift Maple Pecan Pie' })
      await userEvent.selectOptions(swap, '15051')
      await expect(boxOf(decide, /^Eleanor Whitfield/)).toBeChecked()
    },
  ),
)

/** Six are left for the people selected first; others need a replacement, or get none. */
export const TooFew = meta.story({
  tags: ['wide'],
  ...scene(worlds.againTooFew, opened('too few'), async ({ canvas }) => {
    const decide = await section(canvas, 'Needs a decision (8)')
    await seen(decide, 'Only 6 Porterhouse left for 8 people.')
    const boxes = boxesOf(decide)
    await expect(boxes.filter(({ checked }) => checked)).toEqual([])
    for (const box of boxes.slice(0, 6)) await userEvent.click(box)
    await expect(boxes.map(({ disabled }) => disabled).lastIndexOf(false)).toBe(5)
    await expect(decide.getAllByText('None left for this gift')).toHaveLength(2)
    await seen(decide, 'For the 2 people not selected')
    const swap = decide.getByRole('combobox', { name: 'Choose another gift Porterhouse' })
    await userEvent.selectOptions(swap, '10051')
    await seen(canvas, 'Continue with 8')
  }),
})

/** Old and new price, and the difference for all selected people. */
export const PriceChanged = meta.story({
  tags: ['wide'],
  ...scene(worlds.againPriceChanged, opened('price changed'), async ({ canvas }) => {
    const prices = await section(canvas, 'New prices (3)')
    await seen(prices, 'Filet Mignon is now $109.95, was $99.95.')
    await seen(prices, /^New York Cheesecake is now \$\d+\.\d\d, was \$84\.95\.$/)
    await seen(prices, /^\$\d+\.\d\d less than last year$/)
    await userEvent.click(boxOf(prices, /^Josephine Okafor/))
    await seen(prices, '$20.00 more than last year')
    await seen(canvas, 'Continue with 2')
  }),
})

/** For a person no longer in the address book, the last address can be used. */
export const PersonDeleted = meta.story(
  scene(worlds.againPersonGone, opened('recipient deleted'), async ({ canvas }) => {
    const decide = await section(canvas, 'Needs a decision (1)')
    await seen(decide, [
      'Harold Brandt is no longer in your address book.',
      /^2207 Prairie Road, Kansas City, MO 64108/,
    ])
    await seen(canvas, 'Continue with 2')
    await userEvent.click(boxOf(decide, 'Use last year’s address Harold Brandt'))
    await seen(canvas, 'Continue with 3')
    await userEvent.click(boxOf(decide, 'Use last year’s address Harold Brandt'))
    await seen(canvas, 'Continue with 2')
  }),
)

/** Uses the current addresses. */
export const AddressMoved = meta.story(
  scene(worlds.againMoved, opened('address moved'), async ({ canvas }) => {
    const ready = await section(canvas, 'Ready to send (3)')
    await expect(boxOf(ready, /^Harold Brandt/)).toBeChecked()
    await expect(boxOf(ready, /^Harold Brandt/)).toHaveAccessibleDescription(
      /New address since last year: Portland/,
    )
    await expect(ready.getAllByText(/^New address/)).toHaveLength(1)
  }),
)

/** People already in the cart are not selected. */
export const AlreadyInCart = meta.story(
  scene(worlds.againInCart, opened('already in cart'), async ({ canvas }) => {
    const decide = await section(canvas, 'Needs a decision (1)')
    await seen(decide, 'Walter Lindqvist already has a gift in your cart.')
    await expect(boxOf(decide, /^Send this one, too Walter Lindqvist/)).not.toBeChecked()
    await seen(canvas, 'Continue with 2')
    await userEvent.click(boxOf(decide, /^Send this one, too Walter Lindqvist/))
    await seen(canvas, 'Continue with 3')
  }),
)

/** All cases in one order: decisions come first, and people keep their place while deciding. */
export const Mixed = meta.story({
  tags: ['wide'],
  ...scene(worlds.againMixed, opened('some sold out'), async ({ canvas }) => {
    const decide = await section(canvas, 'Needs a decision (3)')
    await expect(
      decide
        .getAllByText(/sold out\.|address book\.|in your cart\./)
        .map(({ textContent }: HTMLElement) => textContent),
    ).toEqual([
      'Bone-In Tomahawk Ribeye is sold out.',
      'Rosa Delgado is no longer in your address book.',
      'Walter Lindqvist already has a gift in your cart.',
    ])
    await section(canvas, 'New prices (1)')
    await section(canvas, 'Ready to send (7)')
    await userEvent.click(boxOf(decide, 'Use last year’s address Rosa Delgado'))
    await section(canvas, 'Needs a decision (3)')
    await noSidewaysScroll()
  }),
})

/** Nothing can be sent again: a link to the shop. */
export const NothingToSend = meta.story(
  scene(worlds.againNothing, opened('nothing can be sent'), async ({ canvas }) => {
    await seen(canvas, 'Nothing here can be sent again.')
    await expect(canvas.getByRole('link', { name: 'Find a gift' })).toHaveAttribute('href', '/shop')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  }),
)

/** The contents of a very old order are unknown. */
export const NothingKnown = meta.story(
  scene(
    worlds.orderVeryOld,
    opened('nothing can be sent', {
      before: () => history.replaceState(null, '', '#/order-history?again=PO-16042'),
    }),
    async ({ canvas }) => seen(canvas, 'Nothing here can be sent again.'),
  ),
)

/** Names and texts of maximum length wrap. */
export const LongValues = meta.story({
  tags: ['wide'],
  ...scene(worlds.againLongest, opened('long values'), async ({ canvas }) => {
    await section(canvas, 'Needs a decision (2)')
    await seen(canvas, /^Maximilianapolo Featherstonehau is no longer/)
    await noSidewaysScroll()
  }),
})

/** A skeleton first, then an announcement, then a retry button. */
export const Loading = meta.story(
  scene(
    worlds.orderForThirty,
    opened('loading', { faults: { getReorder: { kind: 'never', times: 1 } } }),
    async ({ canvas, canvasElement, id }) => {
      const ear = listen(canvasElement.ownerDocument.body)
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible())
      await stageOf(id).clock.advance(1000)
      await ear.until('Loading your orders')
      ear.stop()
      await stageOf(id).clock.advance(7000)
      await seen(canvas, 'This is taking longer than usual.')
      await press(canvas, 'Try again')
      await section(canvas, 'Ready to send (30)')
    },
  ),
)

/** An order that does not exist is announced: a link back to the orders, and no retry. */
export const UnknownOrder = meta.story(
  scene(
    worlds.orderForThirty,
    opened('unknown order', {
      before: () => history.replaceState(null, '', '#/order-history?again=PO-0'),
    }),
    async ({ canvas, canvasElement }) => {
      const ear = listen(canvasElement.ownerDocument.body)
      await ear.until('Nothing here can be sent again.')
      await ear.once('Nothing here can be sent again.')
      await seen(canvas, 'Nothing here can be sent again.')
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
      await userEvent.click(canvas.getByRole('link', { name: 'Back to your orders' }))
      await expect(location.hash).toBe('#/order-history')
    },
  ),
)

/** Without stock data, nothing is shown; a retry continues. */
export const LoadFailed = meta.story(
  scene(
    worlds.orderForThirty,
    opened('load failed', { faults: { postCheckStock: 'html' } }),
    async ({ canvas, id }) => {
      await seen(canvas, 'We couldn’t load this.')
      await canvas.findByRole('link', { name: 'Call (800) 555-0142' })
      await expect(canvas.getByRole('link', { name: 'Back to your orders' })).toBeVisible()
      stageOf(id).backend.setFault('postCheckStock', null)
      await press(canvas, 'Try again')
      await section(canvas, 'Ready to send (30)')
      await focusOn(canvas, 'heading', 'Who’s on the list this year?')
    },
  ),
)
