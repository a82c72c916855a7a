import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCart } from '../../src/hooks'
import { OrderSummary } from '../../src/parts'
import { amountOf, listen, scene, seen, sees, shows, stageOf } from '../support'

/** Renders nothing until the cart has loaded. */
function Summary() {
  const { status, isNotFound } = useCart()
  return status === 'ready' ? <OrderSummary /> : String(isNotFound)
}

const meta = preview.meta({
  title: 'Parts/OrderSummary',
  component: OrderSummary,
  render: () => <Summary />,
})

/** The server's numbers, row by row, and contact details. */
export const Ready = meta.story({
  tags: ['wide'],
  ...scene(worlds.oneShipment, async ({ canvas }) => {
    await seen(canvas, [], { sums: { 'Order total': '$109.95', 'Shipping discount': '−$24.95' } })
    await expect(canvas.getByRole('link', { name: 'Call (800) 555-0142' })).toBeVisible()
  }),
})

/** List prices, discounts, and total savings. */
export const StrikePrices = meta.story({
  tags: ['wide'],
  ...scene(worlds.strikePrices, async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Merchandise')).toBe('$579.80')
    await expect(await amountOf(canvas, 'Item savings')).toBe('−$83.00')
    await expect(canvas.getByText('You save $132.90 on this order')).toBeVisible()
  }),
})

export const Upgrade = meta.story(
  shows(worlds.overnightChosen, [], { sums: { 'Shipping upgrade': '$14.95' } }),
)

export const Alaska = meta.story(
  shows(worlds.alaska, [], { sums: { 'Standard shipping': '$40.00' } }),
)

export const PromoCode = meta.story(
  shows(worlds.promoAccepted, [], {
    sums: { '^Promo code STEAK10': '−$11.00', 'Order total': '$98.95' },
  }),
)

/** A code that gives free shipping takes nothing off the merchandise. */
export const PromoForShipping = meta.story(
  shows(worlds.promoShipping, [], {
    sums: { '^Promo code SHIPFREE': '', 'Shipping discount': '−$24.95' },
  }),
)

/** Removed with one press; the new total is announced once it has settled. */
export const PromoRemoved = meta.story(
  scene(worlds.promoAccepted, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove promo code STEAK10' }))
    await waitFor(() => expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull())
    await said.until('Order total is now $109.95.')
    await expect(canvasElement.contains(document.activeElement)).toBe(true)
    await expect(document.activeElement).not.toBe(document.body)
  }),
)

/** A gift card pays a part, and is used up. */
export const GiftCard = meta.story({
  ...scene(worlds.giftCardPartly),
  tags: ['wide'],
  play: sees('Fully used', {
    sums: { '^Gift card ending 0025': '−$25.00', 'Amount due': '$84.95' },
  }),
})

/** A gift card covers everything; its remaining balance is shown. */
export const GiftCardCoversAll = meta.story(
  shows(worlds.giftCardCoversAll, '$4,890.05 left after this order', {
    sums: { 'Amount due': '$0.00' },
  }),
)

export const TwoGiftCards = meta.story(
  shows(worlds.twoGiftCards, [], {
    sums: {
      '^Gift card ending 0025': '−$25.00',
      '^Gift card ending 0050': '−$50.00',
      'Amount due': '$34.95',
    },
  }),
)

/** A gift card that the server fails to remove stays, with a message. */
export const GiftCardStays = meta.story(
  shows(worlds.giftCardStuck, 'We couldn’t remove that gift card. It’s still applied.', {
    press: 'Remove gift card ending TUCK',
    sums: { '^Gift card ending TUCK': '−$40.00' },
  }),
)

export const NothingToPay = meta.story(
  shows(worlds.zeroTotal, [], { sums: { 'Order total': '$0.00' } }),
)

/** Tax missing from the cart is requested. */
export const TaxOnDemand = meta.story(
  scene(worlds.taxOnDemand, {}, async ({ canvas, id }) => {
    await waitFor(async () => expect(await amountOf(canvas, 'Tax')).toBe('$2.33'))
    await expect(stageOf(id).backend.count('getTax')).toBe(1)
  }),
)

/** If unavailable, tax is calculated at payment. */
export const TaxUnknown = meta.story(
  scene(worlds.cartNotFound, {}, async ({ canvas, id }) => {
    await waitFor(() => expect(stageOf(id).backend.count('getTax')).toBe(1))
    await waitFor(async () => expect(await amountOf(canvas, 'Tax')).toBe('Calculated at checkout'))
  }),
)

/** Without a checkout link from the page, there is no button. */
export const NoWayOn = meta.story({
  ...scene(worlds.oneShipment, { page: { links: { checkout: 'javascript:alert(1)' } } }),
  play: async ({ canvas }) => {
    await amountOf(canvas, 'Order total')
    await expect(canvas.queryByRole('button', { name: 'Check out' })).toBeNull()
  },
})

export const LongestText = meta.story({
  tags: ['wide'],
  ...scene(worlds.longestText, async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Order total')).toBe('$10,000,080.99')
    const summary = canvas.getByRole('region', { name: 'Order summary' })
    await expect(summary.scrollWidth).toBeLessThanOrEqual(summary.clientWidth)
  }),
})
