import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import {
  addOnAlone,
  addressMissing,
  alaska,
  atThreshold,
  autoDeliveryUnqualified,
  belowThreshold,
  eGift,
  freeGift,
  giftMessages,
  longestText,
  mixedShipping,
  noDateMethod24,
  nonPerishable,
  overnightChosen,
  shipDateMoved,
  twoShipments,
  weekDelivery,
} from '../../mocks/scenarios'
import { ShipmentCard } from '../../src/parts'
import { cardOf, scene } from '../support'
import { Shipments } from './Lines'

const meta = preview.meta({
  title: 'Parts/ShipmentCard',
  component: ShipmentCard,
  args: { shipmentId: 11 },
  render: () => <Shipments />,
})

/** The gift tag first: who, where, when. Myself before the others, whatever the server's order. */
export const Ready = meta.story({
  ...scene(twoShipments),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article')
    await expect(first).toHaveAccessibleName('To me')
    await expect(second).toHaveAccessibleName('To Eleanor Whitfield')
    await expect(second).toHaveTextContent('2 of 2')
    await expect(second).toHaveTextContent('418 Maple Street, Omaha, NE 68102')
    await expect(second).toHaveTextContent('Arrives Thu, Dec 10')
  },
})

/** An e-gift has no address and no parcel, but an e-mail. */
export const EGift = meta.story({
  ...scene(eGift),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(card.getByText('Sent by e-mail to eleanor.whitfield@example.com')).toBeVisible()
    await expect(card.queryByText(/Address|Shipping/)).toBeNull()
  },
})

export const NothingPerishable = meta.story({
  ...scene(nonPerishable),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(await card.findByText(/^Arrives/)).toBeVisible()
    await expect(card.queryByText('Ships frozen')).toBeNull()
  },
})

/** Method 24 gets no date. */
export const NoDate = meta.story({
  ...scene(noDateMethod24),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(
      card.getByText('Leaves as soon as it can; no delivery date is assigned'),
    ).toBeVisible()
  },
})

export const InAWeek = meta.story({
  ...scene(weekDelivery),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Arrives the week of Mon, Dec 7')).toBeVisible()
  },
})

export const Overnight = meta.story({
  ...scene(overnightChosen),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overnight, +$14.95')).toBeVisible()
  },
})

/** A ship date that is over was moved by the server, and says so. */
export const DateMoved = meta.story({
  ...scene(shipDateMoved),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The ship date moved from Tue, Nov 24')).toBeVisible()
  },
})

/** None, a short one, and one of 240 characters. */
export const GiftMessages = meta.story({
  ...scene(giftMessages),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const messages = await canvas.findAllByRole('figure', { name: 'Gift message' })
    await expect(messages).toHaveLength(2)
    await expect(messages[0]).toHaveTextContent('Happy birthday, Harold!')
  },
})

/** A guest who has not said where it goes is not asked for it here. */
export const NoAddress = meta.story({
  ...scene(addressMissing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Address to be added at checkout')).toBeVisible()
  },
})

/** How much is missing for free shipping. */
export const BelowFreeShipping = meta.story({
  ...scene(belowThreshold),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(card.getByText(/^Add \$.* more to this shipment for free shipping$/)).toBeVisible()
    await expect(card.getByText('$24.95')).toBeVisible()
  },
})

/** At 59.95 exactly it ships free. */
export const AtFreeShipping = meta.story({
  ...scene(atThreshold),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(card.queryByText(/free shipping/)).toBeNull()
    await expect(card.getByText('Free')).toBeVisible()
    await expect(card.getAllByText('$59.95').length).toBeGreaterThan(0)
  },
})

export const Alaska = meta.story({
  ...scene(alaska),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(card.getByText(/Anchorage, AK 99501/)).toBeVisible()
    await expect(card.getByText('$40.00')).toBeVisible()
  },
})

/** 24.95, 40.00 to Alaska, and free. */
export const MixedShipping = meta.story({
  ...scene(mixedShipping),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(
      cards.map((card) => /Shipping(\$[\d.]+|Free)/.exec(card.textContent)?.[1]),
    ).toEqual(['$24.95', '$40.00', 'Free'])
  },
})

/** Free gifts come behind the first shipment's lines, whoever carries them. */
export const FreeGift = meta.story({
  ...scene(freeGift),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    const names = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Filet Mignon', 'Free Steak Burgers'])
  },
})

/** An add-on with nothing beside it: what is missing is said before anybody asks. */
export const AddOnAlone = meta.story({
  ...scene(addOnAlone),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Add \$59.95 more of other items to this shipment, or remove/),
    ).toBeVisible()
  },
})

export const AutoDeliveryAlone = meta.story({
  ...scene(autoDeliveryUnqualified),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Butcher’s Surprise comes with Auto-Delivery/),
    ).toBeVisible()
  },
})

/** Every field at its limit, and a message of 240 characters without a space at first. */
export const LongestText = meta.story({
  ...scene(longestText),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article')
    await expect(card).toHaveAccessibleName('To Maximilianaaaaa Featherstonehau')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
})
