import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { LineItemRow } from '../../src/parts'
import { listen, rowOf, scene, seen, sees, shows, stageOf } from '../support'
import { Lines } from './Lines'

const meta = preview.meta({
  title: 'Parts/LineItemRow',
  component: LineItemRow,
  args: { lineId: 101, role: 'main' as const, possessive: 'this' },
  render: () => <Lines />,
})

/** Item, price, quantity and remove button. A quantity of one shows no unit price. */
export const Ready = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await seen(row, ['Four 6 oz steaks', '$109.95'], { not: [/each/] })
    await expect(row.getByRole('link')).toHaveAttribute('href', '/product/filet-mignon')
    await expect(row.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  }),
})

/** A reduced price: "Now" and "Was" are announced, because a strikethrough is not. */
export const OnSale = meta.story({
  tags: ['wide'],
  ...scene(worlds.strikePrices, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Boneless Ribeye')
    await expect(row.element).toHaveTextContent('Now $139.95 each, was $164.95')
    await expect(row.element).toHaveTextContent('$279.90')
  }),
})

/** An add-on is listed below its parent and names it. */
export const AddOn = meta.story(
  scene(worlds.addOnQualified, async ({ canvas }) => {
    await seen(canvas, 'Goes with New York Strip', { row: 'Steak Seasoning Packet' })
    const names = (await canvas.findAllByRole('heading')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['New York Strip', 'Steak Seasoning Packet'])
  }),
)

/** A free gift cannot be changed or removed. */
export const FreeGift = meta.story(
  scene(worlds.freeGift, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Free Steak Burgers')
    await seen(row, ['Free gift', 'Free'])
    await expect(row.queryByRole('button')).toBeNull()
  }),
)

export const Club = meta.story(shows(worlds.clubLine, 'Club: 6 months, starting March'))

export const Combo = meta.story(shows(worlds.comboLine, 'Combo', { row: 'The Grand Gathering' }))

export const AutoDelivery = meta.story(
  scene(worlds.autoDelivery, async ({ canvas }) => {
    await seen(canvas, 'Auto-Delivery every 2 months', { row: 'Filet Mignon' })
    await expect((await rowOf(canvas, 'Applewood Bacon')).queryByText(/Auto/)).toBeNull()
  }),
)

/** Auto-delivery that was turned off. */
export const AutoDeliveryOff = meta.story(
  shows(worlds.autoDeliveryOff, 'Auto-Delivery turned off', { row: 'Filet Mignon' }),
)

export const ShipsFree = meta.story({ ...scene(worlds.shipsFree), play: sees('Ships free') })

/** An item without a known name is shown by its number. */
export const UnknownItem = meta.story(
  scene(worlds.oneShipment, { products: [] }, async ({ canvas }) => {
    const row = await rowOf(canvas, 'Item 10011')
    await expect(row.queryByRole('img')).toBeNull()
    await expect(row.queryByRole('link')).toBeNull()
  }),
)

/** Removed immediately, with focus on the next line, and Undo next in tab order. */
export const Removed = meta.story(
  scene(worlds.twoShipments, async ({ canvas, canvasElement, id }) => {
    const { backend } = stageOf(id)
    const said = listen(canvasElement)
    await userEvent.click((await rowOf(canvas, /Ham/)).getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Ham/ })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await waitFor(() => expect(backend.count('deleteLineItem')).toBe(1))
    await said.until('Spiral-Sliced Ham was removed.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await said.until('Spiral-Sliced Ham is back in your cart.')
    await said.once('Spiral-Sliced Ham was removed')
  }),
)

/** If the server rejects the removal, the line returns, with a message. */
export const RemovalFailed = meta.story(
  scene(worlds.serverFailsInTheMiddle, async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await canvas.findAllByText('We couldn’t remove Spiral-Sliced Ham. It’s still in your cart.')
    await expect(await canvas.findByRole('heading', { name: /Ham/ })).toBeVisible()
    await expect(backend.count('deleteLineItem')).toBe(1)
  }),
)

/** Prices of eight digits and names of any length stay within the line. */
export const LongestText = meta.story({
  tags: ['wide'],
  ...scene(worlds.longestText, async ({ canvas }) => {
    const { element } = await rowOf(canvas, 'Filet Mignon')
    await expect(element).toHaveTextContent('$9,899,995.05')
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  }),
})
