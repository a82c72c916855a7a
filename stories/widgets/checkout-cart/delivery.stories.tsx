import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { amountOf, callsOf, cardOf, seen, sees, stageOf } from '../../support'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Delivery', ...cartPage })

/** Frozen, with a guaranteed day that can be changed. */
export const PerishableShipment = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, 'perishable shipment', async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await seen(card, ['Arrives Thu, Dec 10', 'Ships frozen'])
    await expect(
      card.getByRole('button', { name: 'Change date for Eleanor Whitfield’s shipment' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  }),
})

/** Nothing perishable: the default method was chosen, and with it the next date. */
export const NonPerishableByDefaultMethod = meta.story({
  ...scene(worlds.nonPerishable, 'non-perishable shipment, default method chosen'),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await seen(card, ['Arrives Mon, Dec 7', 'Ground'])
    await expect(card.getByRole('button', { name: /^Change method/ })).toBeVisible()
    await expect(card.queryByText('Ships frozen')).toBeNull()
  },
})

/** Its method is no longer offered: the default replaces it, with one request. */
export const DefaultMethodPutInPlace = meta.story({
  ...scene(worlds.nonPerishableMethodGone, {
    state: 'non-perishable shipment, default method chosen',
  }),
  play: async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    await seen(canvas, ['Ground', /^Arrives [A-Z]/], { card: 'To Eleanor Whitfield' })
    await expect(callsOf(id, 'postShipping').map(({ body }) => body)).toMatchObject([
      { crec_id: 11, apply_all: false, new_ship_date_data: { ship_id: 11 } },
    ])
    await expect((await backend.cart())?.recipients[0]?.shipping?.ship_id).toBe(11)
  },
})

/** Method 24 has no date, and the card says so; none is requested. */
export const NonPerishableWithoutDate = meta.story({
  ...scene(worlds.noDateMethod24, 'non-perishable with ship_id 24 (no date)'),
  play: async ({ canvas, id }) => {
    await seen(
      canvas,
      ['Ships as soon as possible, with no set delivery date', 'Economy, no date'],
      { card: 'To Eleanor Whitfield', not: [/^Arrives/] },
    )
    const { backend } = stageOf(id)
    await expect(backend.count('postShipping')).toBe(0)
    await expect((await backend.cart())?.recipients[0]?.shipping?.ship_date).toBeNull()
  },
})

/** An e-gift has no postal address: only an email and a send date. */
export const EGift = meta.story(
  scene(worlds.eGift, 'e-gift shipment (no address, e-mail only)', async ({ canvas }) => {
    const card = await cardOf(canvas, 'To Eleanor Whitfield')
    await expect(
      await card.findByText('Sent by email to eleanor.whitfield@example.com'),
    ).toBeVisible()
    await expect(card.getByText('On Sun, Dec 20')).toBeVisible()
    await expect(card.getByRole('button', { name: /^Change email or day/ })).toBeVisible()
    await expect(card.queryByText(/Maple Street/)).toBeNull()
  }),
)

/** Every line of it ships free, below the threshold. */
export const ShipsFree = meta.story({
  ...scene(worlds.shipsFree, 'free-shipping shipment (ships_free)'),
  play: sees(['Free shipping', 'Ships free'], {
    card: 'To Eleanor Whitfield',
    not: [/more to this shipment for free shipping/],
    sums: { Merchandise: '$64.95', 'Item savings': '−$15.00', 'Standard shipping': 'Free' },
  }),
})

/** Below the free shipping threshold: the missing amount, to the cent. */
export const BelowThreshold = meta.story({
  ...scene(worlds.belowThreshold, 'below free-shipping threshold, gap shown'),
  play: sees('Add $15.00 more to this shipment for free shipping', {
    card: 'To Eleanor Whitfield',
    not: ['Free shipping'],
    sums: { 'Standard shipping': '$24.95' },
  }),
})

/** At 59.95 exactly it ships free. */
export const ExactlyAtThreshold = meta.story({
  ...scene(worlds.atThreshold, 'exactly 59.95'),
  play: sees('Free shipping', {
    card: 'To Eleanor Whitfield',
    not: [/more to this shipment for free shipping/],
    sums: { Merchandise: '$59.95', 'Standard shipping': '$24.95', 'Shipping discount': '−$24.95' },
  }),
})

/** To Alaska: 40.00 instead of 24.95. */
export const AlaskaRate = meta.story({
  ...scene(worlds.alaska, 'Alaska rate (40.00 instead of 24.95)'),
  play: sees(['$40.00 shipping to Alaska and Hawaii', /Anchorage, AK/], {
    card: 'To Eleanor Whitfield',
    sums: { 'Standard shipping': '$40.00' },
  }),
})

/** Worth free shipping there too, even if an exact day costs extra. */
export const AlaskaExactDay = meta.story({
  ...scene(worlds.alaskaExactDay, 'Alaska rate (40.00 instead of 24.95)'),
  play: sees([/Anchorage, AK/, 'Exact day, +$9.95'], {
    card: 'To Eleanor Whitfield',
    not: [/shipping to Alaska/],
    sums: { 'Shipping discount': '−$40.00', 'Shipping upgrade': '$9.95' },
  }),
})

/** To Hawaii: the same. */
export const HawaiiRate = meta.story({
  ...scene(worlds.hawaii, 'Hawaii rate'),
  play: sees(['$40.00 shipping to Alaska and Hawaii', /Honolulu, HI/], {
    card: 'To Eleanor Whitfield',
    sums: { 'Standard shipping': '$40.00' },
  }),
})

/** One ships for 24.95, one for 40.00, one free; the totals show both parts. */
export const MixedRates = meta.story({
  tags: ['wide'],
  ...scene(worlds.mixedShipping, 'mixed 24.95 and 40.00', async ({ canvas }) => {
    const [usual, far, free] = await Promise.all(
      ['To Eleanor Whitfield', 'To Harold Brandt', 'To Josephine Okafor'].map((name) =>
        cardOf(canvas, name),
      ),
    )
    await expect(await usual?.findByText('$24.95')).toBeVisible()
    await expect(await far?.findByText('$40.00')).toBeVisible()
    await expect(await free?.findByText('Free shipping')).toBeVisible()
    await expect(usual?.queryByText(/Alaska/)).toBeNull()
    // The third one's shipping is deducted in its own row.
    await expect(await amountOf(canvas, 'Standard shipping')).toBe('$89.90')
    await expect(await amountOf(canvas, 'Shipping discount')).toBe('−$24.95')
  }),
})

/** A promo code for shipping deducts it in its own row. */
export const ShippingDiscount = meta.story(
  scene(
    worlds.promoShipping,
    'shipping discount line',
    sees([], { sums: { 'Standard shipping': '$24.95', 'Shipping discount': '−$24.95' } }),
  ),
)

/** Overnight was chosen, and costs 14.95 more. */
export const OvernightChosen = meta.story({
  ...scene(worlds.overnightChosen, 'overnight chosen'),
  play: sees(['Overnight, +$14.95', 'Arrives Wed, Dec 9'], {
    card: 'To Eleanor Whitfield',
    sums: { 'Shipping upgrade': '$14.95' },
  }),
})

/** On the day that the shopper named, for 9.95. */
export const SpecificDayChosen = meta.story({
  ...scene(worlds.specificDay, 'specific-day upgrade chosen'),
  play: sees('Exact day, +$9.95', {
    card: 'To Eleanor Whitfield',
    sums: { 'Shipping upgrade': '$9.95' },
  }),
})

/** A seasonal item ships overnight at its group’s price. */
export const GroupOvernight = meta.story({
  ...scene(worlds.groupOvernight, 'group overnight upgrade cost'),
  play: sees('Overnight, +$19.95', {
    card: 'To Eleanor Whitfield',
    sums: { 'Shipping upgrade': '$19.95' },
  }),
})

/** Any day of a week: the week is named by its Monday. */
export const ByWeek = meta.story(
  scene(
    worlds.weekDelivery,
    'week-type delivery',
    sees('Arrives the week of Mon, Dec 7', { card: 'To Eleanor Whitfield' }),
  ),
)

/** The delivery guarantee. */
export const DeliveryGuarantee = meta.story(
  scene(
    worlds.overnightChosen,
    'delivery guarantee shown',
    sees(['Guaranteed', 'Arrives Wed, Dec 9'], { card: 'To Eleanor Whitfield' }),
  ),
)

/** 1:30 PM in Chicago: today’s cutoff has passed. */
export const CutoffPassed = meta.story(
  scene(worlds.cutoffPassed, 'cut-off passed', async ({ canvas }) => {
    const words = 'Today’s order cutoff has passed. Please check your delivery dates.'
    await expect(await canvas.findByText(words)).toBeVisible()
  }),
)

/** A past ship date was moved, and the old one is shown. */
export const ShipDateMoved = meta.story({
  ...scene(worlds.shipDateMoved, 'original ship date moved, shown as changed'),
  play: sees(['Ship date moved from Tue, Nov 24', 'Arrives Thu, Dec 3'], {
    card: 'To Eleanor Whitfield',
  }),
})
