import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { amountOf, callsOf, listen, type Stage, seen, sees, shown, stageOf } from '../../support'
import {
  accepted,
  collapsed,
  notApplied,
  refused,
  told,
  typed,
  typing,
  unknown,
} from '../../support/codes'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Codes and sums', ...cartPage })

/** The code as stored on the device. */
const storedCode = (storage: Stage['storage']) => storage?.getItem('giftwell:promo') ?? null

/** Collapsed behind a link: an open field makes shoppers leave to search for codes. */
export const PromoCollapsed = meta.story(scene(worlds.oneShipment, 'promo collapsed', collapsed))

/** Typing has no effect until the code is applied. */
export const PromoTyping = meta.story(scene(worlds.oneShipment, 'promo typing', typing))

export const PromoApplying = meta.story({
  ...scene(worlds.oneShipment, { state: 'promo applying', faults: { getActiveCode: 'never' } }),
  play: async (shopper) => {
    await typed(shopper, `${worlds.STORY_CODE}{Enter}`)
    const busy = await shopper.canvas.findByRole('button', { name: 'Applying…' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await shopper.userEvent.click(busy)
    // The code that sends it loads with the first press.
    const { backend } = stageOf(shopper.id)
    await waitFor(() => expect(backend.count('getActiveCode')).toBe(1))
    await expect(await amountOf(shopper.canvas, 'Order total')).toBe('$109.95')
    await expect(backend.count('getActiveCode')).toBe(1)
  },
})

/** Accepted: announced once, with one event. */
export const PromoAccepted = meta.story(scene(worlds.oneShipment, 'promo accepted', accepted))

export const PromoInvalid = meta.story(
  scene(worlds.promoInvalid, 'promo invalid', unknown(worlds.STORY_CODE)),
)

export const PromoExpired = meta.story(
  scene(worlds.promoExpired, 'promo expired', refused(worlds.STORY_CODE, 'promo-code-expired')),
)

/** A valid code, and a server error. */
export const PromoApplyError = meta.story(
  scene(worlds.promoApplyError, 'promo apply-error', notApplied),
)

/** An accepted code replaces the previous one, which is announced. */
export const PromoReplacedAnOlderOne = meta.story(
  scene(worlds.olderCode, 'accepted code replaced an older one', async (shopper) => {
    const { canvas } = shopper
    const said = listen(shopper.canvasElement)
    await expect(await amountOf(canvas, /^Promo code SPRING5/)).toBe('−$5.50')
    await typed(shopper, `${worlds.STORY_CODE}{Enter}`)
    const words = 'Your Promo Code has been accepted. STEAK10 replaced SPRING5.'
    await said.until(words)
    await expect(await canvas.findByText(words, { selector: '.gw-message *' })).toBeVisible()
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
    await expect(canvas.queryByText(/^Promo code SPRING5/)).toBeNull()
  }),
)

/** A code that was typed and not applied is applied before checkout. */
export const TypedCodeApplied = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    location.hash = ''
    await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
    await userEvent.type(await canvas.findByLabelText('Promo code or gift card'), worlds.STORY_CODE)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await waitFor(() => expect(location.hash).toBe('#checkout-login'))
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
  }),
)

/** A rejected code stops checkout and gets focus. */
export const TypedCodeRefused = meta.story(
  scene(worlds.promoExpired, async ({ canvas }) => {
    location.hash = ''
    await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
    const field = await canvas.findByLabelText('Promo code or gift card')
    await userEvent.type(field, worlds.STORY_CODE)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await expect(await canvas.findByText(/either expired or invalid/)).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(location.hash).toBe('')
  }),
)

export const PromoOnTheCart = meta.story(
  scene(worlds.promoAccepted, sees([], { sums: { '^Promo code STEAK10': '−$11.00' } })),
)

/** A stored code that is not on the cart is cleared, without a request, and a message names it. */
export const StoredCodeCleared = meta.story({
  ...scene(worlds.storedCodeCleared, {
    state: 'stored code cleared, the cart has none',
    before: ({ storage }) => expect(storedCode(storage)).toContain(worlds.STORY_CODE),
  }),
  play: async ({ canvas, id }) => {
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
    const { backend, storage } = stageOf(id)
    await waitFor(() => expect(storedCode(storage)).toBeNull())
    await seen(canvas, `Promo code ${worlds.STORY_CODE} no longer applies.`)
    await expect(canvas.queryByText(/^Promo code/, { selector: '.gw-sum-name' })).toBeNull()
    await expect(backend.count('getActiveCode')).toBe(0)
  },
})

/** A gift card pays a part; the rest is due. */
export const GiftCardApplied = meta.story({
  ...scene(worlds.giftCardPartly, 'gift card applied with remaining balance'),
  play: sees('Fully used', {
    sums: { '^Gift card ending 0025': '−$25.00', 'Order total': '$109.95', 'Amount due': '$84.95' },
  }),
})

/** The tax service reports an unknown cart, which the page shows. */
export const CartNotFoundFromTax = meta.story({
  ...scene(worlds.cartNotFound, { state: 'cart-not-found raised from tax' }),
  play: async ({ canvas, id }) => {
    const names: string[] = []
    stageOf(id).store.events.on('cart-not-found', () => names.push('cart-not-found'))
    await expect(await canvas.findByText('We couldn’t find your cart.')).toBeVisible()
    await expect(names).toEqual(['cart-not-found'])
    await expect(await amountOf(canvas, 'Tax')).toBe('Calculated at checkout')
  },
})

/** The stored code differs from the cart's: it is validated again, and has expired. */
export const CodeRevalidated = meta.story({
  ...scene(worlds.storedCodeRefused, {
    state: "code revalidated, it differs from the cart's",
    before: ({ storage }) => expect(storedCode(storage)).toContain(worlds.STORY_CODE),
  }),
  play: async ({ canvas, id }) => {
    await amountOf(canvas, /^Promo code SHIPFREE/)
    const { backend, storage } = stageOf(id)
    await waitFor(() => expect(storedCode(storage)).toContain('SHIPFREE'))
    const asked = backend.requests.filter(({ endpoint }) => endpoint === 'getActiveCode')
    await expect(asked.map(({ path }) => path)).toEqual(['/promo-code/get-active-codes/STEAK10'])
    await expect(backend.count('putDiscount')).toBe(0)
    await expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull()
  },
})

/** A gift card above the total: nothing is due, and the rest stays on the card. */
export const GiftCardCoversEverything = meta.story(
  scene(
    worlds.giftCardCoversAll,
    { state: ['gift card applied with remaining balance', 'gift card covers everything'] },
    sees('$4,890.05 left after this order', { sums: { 'Amount due': '$0.00' } }),
  ),
)

/** A gift card with nothing to pay deducts nothing and keeps its balance. */
export const GiftCardNotNeeded = meta.story({
  ...scene(worlds.giftCardCoversAll),
  play: async (shopper) => {
    const { canvas } = shopper
    await canvas.findByText('$4,890.05 left after this order')
    await typed(shopper, 'GIFT-0100{Enter}')
    await canvas.findByText('$100.00 left after this order')
    await expect(canvas.queryByText('−$0.00')).toBeNull()
  },
})

export const TwoGiftCards = meta.story(
  scene(worlds.twoGiftCards, 'two gift cards', async ({ canvas }) => {
    await seen(canvas, [], {
      sums: {
        '^Gift card ending 0025': '−$25.00',
        '^Gift card ending 0050': '−$50.00',
        'Amount due': '$34.95',
      },
    })
    await expect(await canvas.findAllByText('Fully used')).toHaveLength(2)
  }),
)

/** Neither a promo code nor a gift card with a balance: one rejection, one event. */
export const GiftCardInvalid = meta.story(
  scene(worlds.oneShipment, 'gift card invalid', async (shopper) => {
    await unknown('GIFT-0000')(shopper)
    const sent = callsOf(shopper.id, 'putGiftCard').map(({ body }) => body)
    await expect(sent).toEqual([{ gc_code: 'GIFT-0000', page: 'cart' }])
  }),
)

export const GiftCardRemovePending = meta.story({
  ...scene(worlds.giftCardPartly, {
    state: 'gift card remove pending',
    faults: { deleteGiftCard: 'never' },
  }),
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove gift card ending 0025' })
    await userEvent.click(remove)
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(await amountOf(canvas, 'Amount due')).toBe('$84.95')
  },
})

/** It could not be removed: it still applies, and the page says so. */
export const GiftCardRemoveFailed = meta.story(
  scene(worlds.giftCardStuck, 'gc-remove-failed', async ({ canvas, id }) => {
    const names = told(id)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove gift card/ }))
    const words = 'We couldn’t remove that gift card. It’s still applied.'
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(await amountOf(canvas, 'Amount due')).toBe('$69.95')
    await expect(names).toEqual(['gc-remove-failed'])
  }),
)

export const TaxCalculating = meta.story({
  ...scene(worlds.taxOnDemand, { state: 'tax calculating', faults: { getTax: 'never' } }),
  play: async ({ canvas, id }) => {
    await seen(canvas, 'Calculating…', { sums: { Tax: 'Calculating…', 'Order total': '$496.80' } })
    await waitFor(() => expect(stageOf(id).backend.count('getTax')).toBe(1))
  },
})

/** The tax comes from a separate request and is in the total; it is recalculated after a change. */
export const TaxCalculated = meta.story({
  ...scene(worlds.taxOnDemand, 'tax calculated'),
  play: async ({ canvas, id }) => {
    const { backend } = stageOf(id)
    const sums = async () => [await amountOf(canvas, 'Tax'), await amountOf(canvas, 'Order total')]
    await waitFor(async () => expect(await sums()).toEqual(['$2.33', '$499.13']))
    const [more] = await canvas.findAllByRole('button', { name: /^Increase/ })
    if (more) await userEvent.click(more)
    await waitFor(() => expect(backend.count('getTax')).toBe(2))
    await waitFor(async () => expect(await sums()).toEqual(['$2.33', '$639.08']))
  },
})

/** The tax is unavailable: it is calculated at payment. */
export const TaxUnavailable = meta.story({
  ...scene(worlds.taxOnDemand, {
    state: 'tax unavailable (calculated at payment)',
    faults: { getTax: 'forbidden' },
  }),
  play: async ({ canvas, id }) => {
    await waitFor(async () => expect(await amountOf(canvas, 'Tax')).toBe('Calculated at checkout'))
    await expect(stageOf(id).reported).toContain('tax-failed')
    await expect(shown(canvas.getAllByRole('button', { name: 'Check out' }))).toBeEnabled()
    await expect(canvas.queryByText(/We couldn’t find your cart/)).toBeNull()
  },
})

/** Standard shipping, an upgrade, and a discount on it, each in its own row. */
export const ShippingBrokenDown = meta.story({
  ...scene(worlds.overnightChosen),
  play: sees([], {
    sums: {
      'Standard shipping': '$24.95',
      'Shipping discount': '−$24.95',
      'Shipping upgrade': '$14.95',
    },
  }),
})

/** List price, savings on items, and total savings. */
export const StrikePricesAndSavings = meta.story({
  ...scene(worlds.strikePrices, 'strike prices and line savings'),
  play: sees('You save $132.90 on this order', {
    sums: { 'Item savings': '−$83.00', Merchandise: '$579.80' },
  }),
})

/** A code that leaves nothing to pay. */
export const ZeroTotal = meta.story({
  ...scene(worlds.zeroTotal, 'zero total'),
  play: sees([], {
    not: ['Amount due'],
    sums: { 'Order total': '$0.00', '^Promo code ONTHEHOUSE': '−$109.95' },
  }),
})
