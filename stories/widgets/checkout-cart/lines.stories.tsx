import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import {
  amountOf,
  cardOf,
  focusOn,
  gone,
  listen,
  press,
  rowOf,
  type Shopper,
  seen,
  sees,
  stageOf,
} from '../../support'
import { aboveStock, noneAvailable, saved } from '../../support/quantities'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Lines', ...cartPage })

/** Opens the options of a line. */
async function optionsOf({ canvas }: Shopper, item: string) {
  const row = await rowOf(canvas, item)
  await userEvent.click(row.getByRole('button', { name: /^Options/ }))
  const dialog = await screen.findByRole('dialog', { name: `Options for ${item}` })
  const inside = within(dialog)
  /** Saves the selection; the dialog closes. */
  const save = async () => {
    await userEvent.click(inside.getByRole('button', { name: 'Save' }))
    await gone(dialog)
  }
  return { dialog, save, ...inside }
}

/** Shown immediately, with its price faded until the server confirms. */
export const QuantitySaving = meta.story({
  ...scene(worlds.oneShipment, { state: 'quantity saving', faults: { putQuantity: 'never' } }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
    await expect(row.getByRole('textbox')).toHaveValue('2')
    await expect(await row.findByText('$219.90')).toBeVisible()
    await expect(row.getByRole('group').closest('li')).toHaveAttribute('data-pending')
  },
})

/** Saved in the background; the new total is announced once it has settled. */
export const QuantitySaved = meta.story({
  tags: ['proves-announced'],
  ...scene(worlds.oneShipment, 'quantity saved', async (shopper) => {
    const said = listen(shopper.canvasElement)
    await saved(shopper)
    await said.until('Order total is now $329.85.')
    said.stop()
    await expect(said.heard).toEqual(['Order total is now $329.85.'])
  }),
})

/** Typing 0 removes the line, and Undo brings it back. */
export const QuantityToZero = meta.story({
  ...scene(worlds.twoShipments, 'quantity to 0 removes, with undo'),
  play: async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    const field = row.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Filet Mignon' })).toBeNull())
    await focusOn(canvas, 'heading', 'Caramel Apple Tartlets')
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await said.until('Filet Mignon is back in your cart.')
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
  },
})

/** More than in stock: the quantity rolls back, and the line says how many are left. */
export const QuantityAboveStock = meta.story(
  scene(worlds.insufficientStock, 'quantity typed above stock, units shown', aboveStock),
)

/** `units_available` is 0: the quantity cannot be increased. */
export const NoUnitsAvailable = meta.story(
  scene(worlds.itemOutOfStock, 'units_available 0: out of stock', noneAvailable),
)

/** Removed immediately, while the request is pending; Undo is already available. */
export const RemovalPending = meta.story({
  ...scene(worlds.twoShipments, {
    state: 'line removal pending',
    faults: { deleteLineItem: 'never' },
  }),
  play: async ({ canvas, id }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Filet Mignon' })).toBeNull())
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
    const { pending } = stageOf(id).store.state
    await expect(Object.keys(pending)).toEqual(['line:101'])
    await waitFor(() => expect(stageOf(id).backend.count('deleteLineItem')).toBe(1))
    await expect(Object.keys(stageOf(id).store.state.pending)).toEqual(['line:101'])
  },
})

/** By keyboard: the next heading has focus, Tab goes to Undo first, and Undo focuses the restored line. */
export const RemovedAndUndone = meta.story(
  scene(worlds.twoShipments, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    row.getByRole('button', { name: /^Remove/ }).focus()
    await userEvent.keyboard('{Enter}')
    const next = canvas.getByRole('heading', { name: 'Caramel Apple Tartlets' })
    await waitFor(() => expect(next).toHaveFocus())
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.tab()
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await said.until('Filet Mignon is back in your cart.')
    const back = await canvas.findByRole('heading', { name: 'Filet Mignon' })
    await waitFor(() => expect(back).toHaveFocus())
  }),
)

/** The server rejects the removal: the line is back, and a toast says so. */
export const RemovalFailed = meta.story({
  ...scene(worlds.serverFailsInTheMiddle, 'line removal failed (restored)'),
  play: async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await said.until('We couldn’t remove Spiral-Sliced Ham. It’s still in your cart.')
    await expect(await canvas.findByRole('heading', { name: /Ham/ })).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  },
})

/** Removing a recipient's last line removes the shipment and its totals. */
export const LastLineOfARecipientRemoved = meta.story({
  ...scene(worlds.twoShipments, 'last line of a recipient removed, shipment gone'),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Spiral-Sliced Ham')
    await expect(await amountOf(canvas, 'Order total')).toBe('$217.85')
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await waitFor(async () => expect(await amountOf(canvas, 'Order total')).not.toBe('$217.85'))
    await expect(canvas.queryByText(/Harold|Brandt/)).toBeNull()
    await focusOn(canvas, 'heading', 'To Eleanor Whitfield')
  },
})

/** An add-on is listed below its parent, and names it. */
export const AddOnNested = meta.story(
  scene(worlds.addOnQualified, 'add-on nested under its parent', async ({ canvas }) => {
    const row = await rowOf(canvas, 'Steak Seasoning Packet')
    await expect(row.getByText('Goes with New York Strip')).toBeVisible()
    const before = row.element.previousElementSibling
    await expect(before).toHaveTextContent('New York Strip')
    await expect(row.queryByText('Choose what it goes with')).toBeNull()
  }),
)

/** A size sold as an add-on turns the line into an add-on, which gets a parent. */
export const ConvertedToAddOn = meta.story(
  scene(worlds.addOnSize, 'line converted to add-on', async (shopper) => {
    const { canvas } = shopper
    await seen(canvas, 'Four 6 oz steaks', { row: 'Filet Mignon' })
    const { getByRole, save } = await optionsOf(shopper, 'Potatoes au Gratin')
    await userEvent.click(getByRole('radio', { name: 'Two 4 oz gratins (add-on)' }))
    await save()
    await seen(canvas, ['Goes with Filet Mignon', '$8.95'], { row: 'Potatoes au Gratin' })
  }),
)

/** Its parent is below the minimum: the line asks for another, and says what the others lack. */
export const ParentChoiceNeeded = meta.story(
  scene(worlds.parentBelowThreshold, 'parent choice needed', async (shopper) => {
    const { canvas } = shopper
    await seen(canvas, 'Choose what it goes with', { row: 'Stone-Ground Mustard' })
    const { findByRole, save } = await optionsOf(shopper, 'Stone-Ground Mustard')
    const parent = await findByRole('combobox', { name: 'Goes with' })
    await expect(parent).toHaveAccessibleDescription(/an item of \$59\.95 or more\.$/)
    await userEvent.click(parent)
    const franks = await screen.findByRole('option', { name: /^Jumbo Hot Dogs/ })
    await expect(franks).toHaveAttribute('aria-disabled', 'true')
    await expect(franks).toHaveTextContent(/\$35\.00 under \$59\.95/)
    await userEvent.click(screen.getByRole('option', { name: 'Filet Mignon' }))
    await expect(parent).toHaveTextContent('Filet Mignon')
    await save()
    await seen(canvas, 'Goes with Filet Mignon', {
      row: 'Stone-Ground Mustard',
      not: ['Choose what it goes with'],
    })
  }),
)

/**
 * The possible parents of an add-on, in a list above the dialog; lines below the minimum say what they
 * lack.
 */
export const ParentChoices = meta.story({
  tags: ['wide'],
  ...scene(worlds.parentToChoose, async (shopper) => {
    const { findByRole } = await optionsOf(shopper, 'Stone-Ground Mustard')
    await shopper.userEvent.click(await findByRole('combobox', { name: 'Goes with' }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
      'Jumbo Hot Dogs $35.00 under $59.95',
      'Filet Mignon',
      'New York Strip',
    ])
    for (const option of options) {
      const { x, y } = option.getBoundingClientRect()
      await expect(option).toContainElement(document.elementFromPoint(x + 5, y + 5) as HTMLElement)
    }
  }),
})

/** By keyboard only: arrows and typeahead move through the list, Escape closes only the list. */
export const ParentByKeyboard = meta.story(
  scene(worlds.parentToChoose, async (shopper) => {
    const { dialog, findByRole } = await optionsOf(shopper, 'Stone-Ground Mustard')
    const parent = await findByRole('combobox', { name: 'Goes with' })
    const option = (name: string) => screen.findByRole('option', { name })
    parent.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await option('Filet Mignon')).toHaveFocus())
    const list = screen.getByRole('listbox')
    await expect(list.closest('.gw-top-layer')).toContainElement(dialog)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await option('New York Strip')).toHaveFocus())
    await userEvent.keyboard('f')
    await waitFor(async () => expect(await option('Filet Mignon')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await waitFor(() => expect(parent).toHaveFocus())
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await option('Filet Mignon')).toHaveFocus())
    await userEvent.keyboard('n{Enter}')
    await waitFor(() => expect(parent).toHaveFocus())
    await expect(parent).toHaveTextContent('New York Strip')
  }),
)

/**
 * Auto-Delivery for one line: changed from every two months to every three, together with its size. The size is sent
 * last, because a server can give a line of another size a new id.
 */
export const AutoDelivery = meta.story(
  scene(worlds.autoDelivery, 'auto-delivery on for a line, frequency select', async (shopper) => {
    const { canvas, id } = shopper
    const row = await rowOf(canvas, 'Filet Mignon')
    await expect(row.getByText('Auto-Delivery every 2 months')).toBeVisible()
    const { getByRole, save } = await optionsOf(shopper, 'Filet Mignon')
    const often = getByRole('combobox', { name: 'Auto-Delivery' })
    await expect(often).toHaveValue('2')
    await userEvent.selectOptions(often, 'Every 3 months')
    await userEvent.click(getByRole('radio', { name: 'Six 6 oz steaks' }))
    await save()
    await expect(await row.findByText('Auto-Delivery every 3 months')).toBeVisible()
    await expect(row.getByText('Six 6 oz steaks')).toBeVisible()
    const sent = stageOf(id).backend.requests.map(({ endpoint }) => endpoint)
    await expect(sent.indexOf('putLineAutoDelivery')).toBeLessThan(sent.indexOf('putSku'))
    await waitFor(() => expect(row.getByRole('button', { name: /^Options/ })).toHaveFocus())
  }),
)

/** Auto-Delivery for all eligible lines, from the card's footer. */
export const AutoDeliveryForTheShipment = meta.story({
  ...scene(worlds.autoDelivery, 'auto-delivery on for a whole shipment'),
  play: async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const card = await cardOf(canvas, 'To me')
    await expect(card.getByText('Auto-Delivery for some items')).toBeVisible()
    await press(card, 'Change Auto-Delivery for your shipment')
    const dialog = await screen.findByRole('dialog', { name: 'Auto-Delivery for your shipment' })
    const often = within(dialog).getByRole('combobox', { name: 'Auto-Delivery' })
    await expect(often).toHaveDisplayValue('Choose one for all')
    await userEvent.selectOptions(often, 'Every month')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await said.until('Auto-Delivery saved for your shipment.')
    // The fact of the line that was on, of the one that is now, and the foot of the card.
    await waitFor(() => expect(card.getAllByText('Auto-Delivery every month')).toHaveLength(3))
  },
})

/** The shopper turns it off: the server gets '0', and the line shows the result. */
export const AutoDeliveryTurnedOffHere = meta.story(
  scene(worlds.autoDelivery, "frequency '0' = off, removed by hand", async (shopper) => {
    const { canvas, id } = shopper
    const { getByRole, save } = await optionsOf(shopper, 'Filet Mignon')
    await userEvent.selectOptions(getByRole('combobox', { name: 'Auto-Delivery' }), 'Off')
    await save()
    await seen(canvas, 'Auto-Delivery turned off', {
      row: 'Filet Mignon',
      not: [/^Auto-Delivery every/],
    })
    const { backend } = stageOf(id)
    const sent = backend.requests.filter(({ endpoint }) => endpoint === 'putLineAutoDelivery')
    await expect(sent.map(({ body }) => body)).toEqual([{ clin_id: 101, selected_frequency: '0' }])
  }),
)

/** Frequency '0': it is turned off, and can be turned on again. */
export const AutoDeliveryTurnedOff = meta.story(
  scene(worlds.autoDeliveryOff, "frequency '0' = off, removed by hand", async (shopper) => {
    const row = await rowOf(shopper.canvas, 'Filet Mignon')
    await expect(row.getByText('Auto-Delivery turned off')).toBeVisible()
    const { getByText, getByRole } = await optionsOf(shopper, 'Filet Mignon')
    await waitFor(() => expect(getByText(/to turn it back on\.$/)).toBeVisible())
    await expect(getByRole('combobox', { name: 'Auto-Delivery' })).toHaveDisplayValue('Off')
  }),
)

/** A perpetual item says how often it ships. */
export const PerpetualWithInterval = meta.story(
  scene(
    worlds.perpetual,
    'perpetual subscription line with interval',
    sees('Comes with Auto-Delivery, every 2 months', { row: 'Butcher’s Surprise' }),
  ),
)

/** Removed manually: it is off, and its options say how to turn it on again. */
export const PerpetualTurnedOff = meta.story(
  scene(worlds.perpetualOff, "frequency '0' = off, removed by hand", async (shopper) => {
    const { canvas } = shopper
    const row = await rowOf(canvas, 'Butcher’s Surprise')
    await expect(row.getByText('Auto-Delivery turned off')).toBeVisible()
    const { getByRole, save } = await optionsOf(shopper, 'Butcher’s Surprise')
    await userEvent.selectOptions(
      getByRole('combobox', { name: 'Auto-Delivery' }),
      'Every 2 months',
    )
    await save()
    await expect(await row.findByText('Comes with Auto-Delivery, every 2 months')).toBeVisible()
  }),
)

/** How many months, and from when. */
export const Club = meta.story(
  scene(worlds.clubLine, 'club line with months and start', sees('Club: 6 months, starting March')),
)

async function clubDialog({ canvas }: Shopper) {
  await press(canvas, /^Change club: Steak-of-the-Month/)
  const dialog = await screen.findByRole('dialog', { name: 'Your Steak-of-the-Month Club' })
  return { dialog, ...within(dialog) }
}

/** Twelve months from May on. */
export const ClubEdit = meta.story(
  scene(worlds.clubLine, 'club edit dialog', async (shopper) => {
    const { canvas, canvasElement } = shopper
    const said = listen(canvasElement)
    const { getByRole } = await clubDialog(shopper)
    await expect(getByRole('radio', { name: '6 months' })).toBeChecked()
    await userEvent.click(getByRole('radio', { name: '12 months' }))
    await userEvent.selectOptions(getByRole('combobox', { name: 'First package in' }), 'May')
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await said.until('Your club now runs for 12 months, starting in May.')
    await expect(await canvas.findByText('Club: 12 months, starting May')).toBeVisible()
  }),
)

/** Nothing is saved without a month: the missing field says so and has the focus. */
export const ClubEditIncomplete = meta.story(
  scene(worlds.clubWithoutStart, 'club edit dialog', async (shopper) => {
    const { getByRole } = await clubDialog(shopper)
    await userEvent.click(getByRole('button', { name: 'Save' }))
    const start = getByRole('combobox', { name: 'First package in' })
    await expect(start).toHaveFocus()
    await expect(start).toHaveAccessibleDescription(/Choose a month\.$/)
    await expect(stageOf(shopper.id).backend.count('postClubEdit')).toBe(0)
    await userEvent.selectOptions(start, 'May')
    await expect(start).not.toHaveAccessibleDescription(/Choose a month/)
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(await shopper.canvas.findByText('Club: 6 months, starting May')).toBeVisible()
  }),
)

/** The save fails: the dialog stays with its input, and says so once. */
export const ClubEditFailed = meta.story({
  ...scene(worlds.clubLine, {
    state: 'club edit failed',
    faults: { postClubEdit: 'server-error' },
  }),
  play: async (shopper) => {
    const { canvas } = shopper
    const { dialog, getByRole, findByText } = await clubDialog(shopper)
    await userEvent.click(getByRole('radio', { name: '12 months' }))
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(await findByText(/^We couldn’t save that\..*Please try again\.$/)).toBeVisible()
    await expect(getByRole('radio', { name: '12 months' })).toBeChecked()
    await expect(dialog).toBeVisible()
    await expect(canvas.queryByText('We couldn’t save that change.', { exact: false })).toBeNull()
  },
})

/** The contents are loaded when the shopper opens them. */
export const ComboWithParts = meta.story(
  scene(worlds.comboLine, 'combo line with its parts', async ({ canvas, id }) => {
    const row = await rowOf(canvas, 'The Grand Gathering')
    await expect(row.getByText('Combo')).toBeVisible()
    await expect(stageOf(id).backend.count('getComboPrimaryData')).toBe(0)
    await userEvent.click(row.getByText('What’s inside'))
    await seen(row, [/1 × Boneless Ribeye/, 'Two 12 oz steaks'])
  }),
)

/** The contents fail to load; a retry loads them, and focus stays in place. */
export const ComboPartsFailed = meta.story({
  ...scene(worlds.comboLine, { faults: { getComboPrimaryData: 'not-found' } }),
  play: async ({ canvas, id }) => {
    const row = await rowOf(canvas, 'The Grand Gathering')
    await userEvent.click(row.getByText('What’s inside'))
    await expect(await row.findByText(/^We couldn’t look that up/)).toBeVisible()
    stageOf(id).backend.setFault('getComboPrimaryData', null)
    await userEvent.click(row.getByRole('button', { name: 'Try again' }))
    const part = await row.findByText(/1 × Boneless Ribeye/)
    await expect(part).toBeVisible()
    await expect(document.activeElement).toContainElement(part)
    await expect(document.body).not.toHaveFocus()
  },
})

/** Another size at its price; the line shows both. */
export const SizeSwapped = meta.story(
  scene(worlds.oneShipment, async (shopper) => {
    const { canvas, canvasElement } = shopper
    const said = listen(canvasElement)
    const { getByRole, save } = await optionsOf(shopper, 'Filet Mignon')
    await expect(getByRole('radio', { name: 'Four 6 oz steaks' })).toBeChecked()
    const six = getByRole('radio', { name: 'Six 6 oz steaks' })
    await expect(six).toHaveAccessibleDescription('$154.95')
    await userEvent.click(six)
    await save()
    await seen(canvas, ['Six 6 oz steaks', '$154.95'], { row: 'Filet Mignon' })
    await said.until('Filet Mignon updated.')
  }),
)

/** Until the server confirms, the button is busy and the line unchanged. */
export const SizeSwapPending = meta.story({
  ...scene(worlds.oneShipment, { state: 'sku swap pending/failed', faults: { putSku: 'never' } }),
  play: async (shopper) => {
    const { canvas } = shopper
    const { getByRole } = await optionsOf(shopper, 'Filet Mignon')
    await userEvent.click(getByRole('radio', { name: 'Eight 6 oz steaks' }))
    await userEvent.click(getByRole('button', { name: 'Save' }))
    const busy = getByRole('button', { name: 'Saving…' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(busy).toHaveFocus())
    // Content behind a dialog has no roles.
    await expect(canvas.getByText('$109.95', { selector: '.gw-line-subtotal *' })).toBeVisible()
  },
})

/** It fails: the selection is kept, and a retry works. */
export const SizeSwapFailed = meta.story({
  ...scene(worlds.oneShipment, {
    state: 'sku swap pending/failed',
    faults: { putSku: { kind: 'conflict', times: 1 } },
  }),
  play: async (shopper) => {
    const { canvas } = shopper
    const { getByRole, findByText, save } = await optionsOf(shopper, 'Filet Mignon')
    await userEvent.click(getByRole('radio', { name: 'Eight 6 oz steaks' }))
    await userEvent.click(getByRole('button', { name: 'Save' }))
    await expect(await findByText('Some changes weren’t saved')).toBeVisible()
    await expect(getByRole('radio', { name: 'Eight 6 oz steaks' })).toBeChecked()
    await save()
    await expect((await rowOf(canvas, 'Filet Mignon')).getByText('$199.95')).toBeVisible()
  },
})

/** A free gift follows the parent lines of the first shipment, whichever shipment contains it. */
export const FreeGiftFollowsTheParent = meta.story({
  ...scene(worlds.freeGiftCarriedBySecond, {
    state: "free gift follows the first shipment's parent",
  }),
  play: async ({ canvas, id }) => {
    const [first, second] = await canvas.findAllByRole('article')
    await expect(first).toHaveTextContent(/Filet Mignon.*Free Steak Burgers.*Free gift/)
    await expect(second).not.toHaveTextContent('Free Steak Burgers')
    const carried = stageOf(id).store.state.cart?.recipients[1]?.items.map(({ sku_id }) => sku_id)
    await expect(carried).toContain(21011)
    const row = await rowOf(canvas, 'Free Steak Burgers')
    await expect(row.element.previousElementSibling).toHaveTextContent('Filet Mignon')
    await expect(row.queryByRole('textbox')).toBeNull()
    await expect(row.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
})

/** Few are left: the line says how many, before anything is wrong. */
export const FewLeft = meta.story(
  scene(worlds.stockLevels, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Porterhouse')
    await expect(await row.findByText('Only 6 left')).toBeVisible()
    await expect(row.queryByRole('alert')).toBeNull()
  }),
)

/** Sold out in this size: the others are one press away. */
export const SoldOutLine = meta.story(
  scene(worlds.stockLevels, async ({ canvas }) => {
    const alone = await rowOf(canvas, 'Bone-In Tomahawk Ribeye')
    const words = 'Bone-In Tomahawk Ribeye is sold out. Remove it to check out.'
    await expect(await alone.findByText(words)).toBeVisible()
    await expect(alone.queryByRole('button', { name: /^Choose another size/ })).toBeNull()
    const row = await rowOf(canvas, 'Boneless Ribeye')
    await userEvent.click(
      await row.findByRole('button', { name: /^Choose another size: Boneless Ribeye in / }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Options for Boneless Ribeye' })
    const four = within(dialog).getByRole('radio', { name: 'Four 12 oz steaks' })
    await userEvent.click(four)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(row.queryByText(/is sold out\./)).toBeNull())
  }),
)

/** The stored price differs from the server's: both are shown until dismissed. */
export const PriceChangedSinceAdded = meta.story({
  ...scene(worlds.oneShipment, {
    state: 'price changed since added',
    isKept: true,
    before: ({ backend }) =>
      backend.db.transaction(async (tx) => {
        const cart = await tx.read('carts', 9001)
        const line = cart?.recipients[0]?.items[0]
        if (!cart || !line) return
        line.price = 119.95
        await tx.write('carts', 9001, cart)
      }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const row = await rowOf(canvas, 'Filet Mignon')
    const note = 'The price went up since you added this: now $119.95, was $109.95.'
    await expect(await row.findByText(note)).toBeVisible()
    await said.until('The price of 1 item in your cart has changed.')
    const name = 'Got it: the price of Filet Mignon in Eleanor Whitfield’s shipment'
    await userEvent.click(row.getByRole('button', { name }))
    await waitFor(() => expect(row.queryByText(note)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Filet Mignon' })).toHaveFocus())
    await said.once('The price')
  },
})
