import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import {
  addOnQualified,
  autoDelivery,
  autoDeliveryOff,
  clubLine,
  comboLine,
  freeGift,
  longestText,
  oneShipment,
  serverFailsInTheMiddle,
  shipsFree,
  strikePrices,
  twoShipments,
} from '../../mocks/scenarios'
import { LineItemRow } from '../../src/parts'
import { listen, rowOf, scene, stageOf } from '../support'
import { Lines } from './Lines'

const meta = preview.meta({
  title: 'Parts/LineItemRow',
  component: LineItemRow,
  args: { lineId: 101, role: 'main' as const, possessive: 'this' },
  render: () => <Lines />,
})

/** What it is, what it costs, how many, and away with it. One of a kind needs no price for each. */
export const Ready = meta.story({
  ...scene(oneShipment),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await expect(row.getByText('Four 6 oz steaks')).toBeVisible()
    await expect(row.getByText('$109.95')).toBeVisible()
    await expect(row.queryByText(/each/)).toBeNull()
    await expect(row.getByRole('link')).toHaveAttribute('href', '/product/filet-mignon')
  },
})

/** A price that was higher: the words "Now" and "Was" are heard, since a line through it is not. */
export const OnSale = meta.story({
  ...scene(strikePrices),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Boneless Ribeye')
    await expect(row.element).toHaveTextContent('Now $139.95 each Was $164.95')
    await expect(row.element).toHaveTextContent('$279.90')
  },
})

/** An add-on stands below its parent and says whose it is. */
export const AddOn = meta.story({
  ...scene(addOnQualified),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Steak Seasoning Packet')
    await expect(row.getByText('Goes with New York Strip')).toBeVisible()
    const names = (await canvas.findAllByRole('heading')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['New York Strip', 'Steak Seasoning Packet'])
  },
})

/** A gift of the house can be neither changed nor removed. */
export const FreeGift = meta.story({
  ...scene(freeGift),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Free Steak Burgers')
    await expect(row.getByText('Free gift')).toBeVisible()
    await expect(row.getByText('Free')).toBeVisible()
    await expect(row.queryByRole('button')).toBeNull()
  },
})

export const Club = meta.story({
  ...scene(clubLine),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Club: 6 months, starting March')).toBeVisible()
  },
})

export const Combo = meta.story({
  ...scene(comboLine),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'The Grand Gathering')
    await expect(row.getByText('Combo')).toBeVisible()
  },
})

export const AutoDelivery = meta.story({
  ...scene(autoDelivery),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await expect(row.getByText('Auto-Delivery every 2 months')).toBeVisible()
    await expect((await rowOf(canvas, 'Applewood Bacon')).queryByText(/Auto/)).toBeNull()
  },
})

/** Auto-delivery that somebody has turned off. */
export const AutoDeliveryOff = meta.story({
  ...scene(autoDeliveryOff),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await expect(row.getByText('Auto-Delivery turned off')).toBeVisible()
  },
})

export const ShipsFree = meta.story({
  ...scene(shipsFree),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ships free')).toBeVisible()
  },
})

/** An item that the page has no name for is told by its number. */
export const UnknownItem = meta.story({
  ...scene(oneShipment, { products: [] }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Item 10011')
    await expect(row.queryByRole('img')).toBeNull()
    await expect(row.queryByRole('link')).toBeNull()
  },
})

/** Gone at once, with the focus on the next line, and a way back that the keyboard reaches first. */
export const Removed = meta.story({
  ...scene(twoShipments),
  play: async ({ canvas, canvasElement, id, userEvent }) => {
    const { backend } = stageOf(id)
    const said = listen(canvasElement)
    await userEvent.click((await rowOf(canvas, /Ham/)).getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /Ham/ })).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await waitFor(() => expect(backend.count('deleteLineItem')).toBe(1))
    await said.until('Spiral-Sliced Ham was removed.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await said.until('Spiral-Sliced Ham is back in your cart.')
    said.stop()
    await expect(said.heard.filter((text) => text.includes('Ham was removed'))).toHaveLength(1)
  },
})

/** A line that the server does not let go is back, and says so. */
export const RemovalFailed = meta.story({
  ...scene(serverFailsInTheMiddle),
  play: async ({ canvas, userEvent, id }) => {
    const { backend } = stageOf(id)
    const row = await rowOf(canvas, /Ham/)
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }))
    await canvas.findAllByText('We couldn’t remove Spiral-Sliced Ham. It is still in your cart.')
    await expect(await canvas.findByRole('heading', { name: /Ham/ })).toBeVisible()
    await expect(backend.count('deleteLineItem')).toBe(1)
  },
})

/** Prices of eight digits and names of any length stay within the line. */
export const LongestText = meta.story({
  ...scene(longestText),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const { element } = await rowOf(canvas, 'Filet Mignon')
    await expect(element).toHaveTextContent('$9,899,995.05')
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  },
})
