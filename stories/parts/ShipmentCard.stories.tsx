import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { ShipmentCard } from '../../src/parts'
import { cardOf, scene, sees, shows } from '../support'
import { Shipments } from './Lines'

const meta = preview.meta({
  title: 'Parts/ShipmentCard',
  component: ShipmentCard,
  args: { shipmentId: 11 },
  render: () => <Shipments />,
})

/** The header first: recipient, address, date. The shopper before others, whatever the server's order. */
export const Ready = meta.story({
  tags: ['wide'],
  ...scene(worlds.twoShipments, async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article')
    await expect(first).toHaveAccessibleName('To me')
    await expect(second).toHaveAccessibleName('To Eleanor Whitfield')
    await waitFor(() => expect(second).toHaveTextContent('Ready'))
    await expect(second).toHaveTextContent('418 Maple Street, Omaha, NE 68102')
    await expect(second).toHaveTextContent('Arrives Thu, Dec 10')
  }),
})

/** An e-gift has an email instead of an address and a package. */
export const EGift = meta.story(
  shows(worlds.eGift, 'Sent by email to eleanor.whitfield@example.com', {
    card: 'To Eleanor Whitfield',
    not: [/Address|Shipping/],
  }),
)

export const NothingPerishable = meta.story(
  shows(worlds.nonPerishable, /^Arrives/, { card: 'To Eleanor Whitfield', not: ['Ships frozen'] }),
)

/** Method 24 gets no date. */
export const NoDate = meta.story(
  shows(worlds.noDateMethod24, 'Ships as soon as possible, with no set delivery date', {
    card: 'To Eleanor Whitfield',
  }),
)

export const InAWeek = meta.story(shows(worlds.weekDelivery, 'Arrives the week of Mon, Dec 7'))

export const Overnight = meta.story(shows(worlds.overnightChosen, 'Overnight, +$14.95'))

/** A past ship date was moved by the server, with a note. */
export const DateMoved = meta.story(shows(worlds.shipDateMoved, 'Ship date moved from Tue, Nov 24'))

/** No message, a short one, and one of 240 characters. */
export const GiftMessages = meta.story({
  tags: ['wide'],
  ...scene(worlds.giftMessages, async ({ canvas }) => {
    const messages = await canvas.findAllByRole('figure', { name: 'Gift message' })
    await expect(messages).toHaveLength(2)
    await expect(messages[0]).toHaveTextContent('Happy birthday, Harold!')
  }),
})

/** A missing guest address is not asked for here. */
export const NoAddress = meta.story(shows(worlds.addressMissing, 'Add an address at checkout'))

/** How much is missing for free shipping. */
export const BelowFreeShipping = meta.story({
  ...scene(worlds.belowThreshold),
  tags: ['wide'],
  play: sees([/^Add \$.* more to this shipment for free shipping$/, '$24.95'], {
    card: 'To Eleanor Whitfield',
  }),
})

/** At 59.95 exactly it ships free. */
export const AtFreeShipping = meta.story(
  scene(worlds.atThreshold, async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(card.queryByText(/free shipping/)).toBeNull()
    await expect(card.getByText('Free')).toBeVisible()
    await expect(card.getAllByText('$59.95').length).toBeGreaterThan(0)
  }),
)

export const Alaska = meta.story(
  shows(worlds.alaska, [/Anchorage, AK 99501/, '$40.00'], { card: 'To Eleanor Whitfield' }),
)

/** 24.95, 40.00 to Alaska, and free. */
export const MixedShipping = meta.story(
  scene(worlds.mixedShipping, async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(
      cards.map((card) => /Shipping(\$[\d.]+|Free)/.exec(card.textContent)?.[1]),
    ).toEqual(['$24.95', '$40.00', 'Free'])
  }),
)

/** Free gifts follow the first shipment's lines, whichever shipment contains them. */
export const FreeGift = meta.story(
  scene(worlds.freeGift, async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    const names = card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Filet Mignon', 'Free Steak Burgers'])
  }),
)

/** An add-on without a main item: the missing amount is shown upfront. */
export const AddOnAlone = meta.story(
  shows(worlds.addOnAlone, /Add \$59.95 more of other items to this shipment, or remove/),
)

export const AutoDeliveryAlone = meta.story(
  shows(worlds.autoDeliveryUnqualified, /Butcher’s Surprise comes with Auto-Delivery/),
)

/** Every field at its limit, and a message of 240 characters without a space at first. */
export const LongestText = meta.story({
  tags: ['wide'],
  ...scene(worlds.longestText, async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article')
    await expect(card).toHaveAccessibleName('To Maximilianaaaaa Featherstonehau')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  }),
})
