import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import { ask } from '../../../mocks/ask'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, holdBack, listen, press, seen, stageOf } from '../../support'
import { billingPage, moveDay, orderOf, ordersOf, PLACE, place, scene, typeAddress } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-billing/Amounts', ...billingPage })

/** Shows what a gift card pays; the card pays the rest. */
export const GiftCardPart = meta.story(
  scene(worlds.giftCardPartly, 'gift card applied part', async ({ canvas }) => {
    await seen(canvas, /^\$25\.00 paid by gift card\. \$\d+\.\d\d to go\.$/)
    await expect(canvas.getByRole('region', { name: 'New card' })).toBeVisible()
  }),
)

/** Two gift cards pay it all. */
export const GiftCardsCover = meta.story(
  scene(worlds.giftCardPartly, async (visit) => {
    await apply(visit, 'GIFT-5000')
    await seen(visit.canvas, 'Your gift cards cover this order.')
  }),
)

/** A gift card covers everything: no other payment is asked for or mentioned. */
export const GiftCardCovers = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.giftCardCoversAll,
    'gift card covers all (card form hidden)',
    async ({ canvas, id }) => {
      await seen(canvas, 'Your gift card covers this order.')
      await expect(canvas.queryByText('Pay with')).toBeNull()
      await expect(canvas.queryByTitle('Card details, secure form')).toBeNull()
      const phases = new Set<string | undefined>()
      const phase = document.querySelector('.gw-billing-phase')
      const watch = new MutationObserver(() => phases.add(phase?.textContent))
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      await press(canvas, 'Place order – $0.00')
      await expect(await orderOf(id)).toMatchObject({ payment_info: { method: 'gift-card' } })
      watch.disconnect()
      await expect(phases).toContain('Placing your order…')
      await expect(phases).not.toContain('Securing your card…')
    },
  ),
})

/** A promo code takes off everything: nothing about a payment is asked, and no gift card is mentioned. */
export const CodeCovers = meta.story(
  scene(worlds.zeroTotal, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Place order – $0.00' })
    await expect(canvas.queryByText('Pay with')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Billing address' })).toBeNull()
    await expect(canvas.queryByText(/cover this order|paid by gift card/)).toBeNull()
    await press(canvas, 'Place order – $0.00')
    await expect(await orderOf(id)).toMatchObject({ payment_info: { method: 'gift-card' } })
  }),
)

async function apply({ canvas }: { canvas: Parameters<typeof press>[0] }, code: string) {
  await userEvent.click(await canvas.findByText('Add a promo code or gift card'))
  await userEvent.type(await canvas.findByLabelText('Promo code or gift card'), code)
  await press(canvas, 'Apply')
}

/** The gift card was used elsewhere: the shopper chooses how to pay the rest before anything is charged. */
export const GiftCardUsedElsewhere = meta.story(
  scene(worlds.savedCards, async (visit) => {
    const { canvas, id } = visit
    await apply(visit, 'GIFT-5000')
    await canvas.findByRole('button', { name: 'Place order – $0.00' })
    const params = { certificate: 'GIFT-5000' }
    await ask(stageOf(id).backend, 'deleteGiftCard', { params })
    await place(canvas)
    await press(await totalSheet(), PLACE)
    await seen(canvas, ['Your order wasn’t placed', 'Choose how to pay the rest.'])
    await expect(ordersOf(id)).toHaveLength(0)
    await expect(canvas.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked()
    await place(canvas)
    await expect(await orderOf(id)).toMatchObject({ payment_info: { method: 'saved-card' } })
  }),
)

/** An accepted gift card is shown once, by what it pays, and announced once. */
export const GiftCardTaken = meta.story(
  scene(worlds.savedCards, 'gift card applied part', async (visit) => {
    const said = listen(visit.canvasElement)
    await apply(visit, 'GIFT-0025')
    await said.until('Your gift card has been applied')
    await said.once('Your gift card')
    const paid = await visit.canvas.findByText(/^\$25\.00 paid by gift card\./)
    await expect(paid.closest('[role="status"]')).toBeNull()
    const shown = visit.canvas.queryAllByText('Your gift card has been applied')
    await expect(shown.filter((one) => one.closest('.gw-message'))).toEqual([])
  }),
)

export const GiftCardInvalid = meta.story(
  scene(worlds.savedCards, 'gift card invalid', async (visit) => {
    await apply(visit, '999999999999')
    await seen(visit.canvas, 'The code you provided is either expired or invalid.')
    const [asked] = callsOf(visit.id, 'putGiftCard')
    await expect(asked?.body).toMatchObject({ page: 'billing' })
  }),
)

export const GiftCardStuck = meta.story({
  globals: atWidth('desktop'),
  ...scene(worlds.giftCardStuck, 'gc-remove-failed', async ({ canvas, id }) => {
    await press(canvas, /^Remove gift card/)
    await seen(canvas, 'We couldn’t remove that gift card. It’s still applied.')
    await expect(callsOf(id, 'deleteGiftCard')).toHaveLength(1)
  }),
})

/** A code is accepted, or rejected with the specification's text. */
export const Codes = meta.story(
  scene(worlds.savedCards, 'promo accepted / invalid / expired / apply-error', async (visit) => {
    const { canvas } = visit
    await apply(visit, 'NO-SUCH')
    await seen(canvas, 'The code you provided is either expired or invalid.')
    for (const [code, words] of [
      ['SUMMER25', 'The code you provided is either expired or invalid.'],
      ['BROKEN', 'We couldn’t apply that code right now. Please try again.'],
      ['STEAK10', 'Your Promo Code has been accepted'],
    ] as const) {
      const field = canvas.getByLabelText('Promo code or gift card')
      await userEvent.clear(field)
      await userEvent.type(field, code)
      await press(canvas, 'Apply')
      await seen(canvas, words)
    }
  }),
)

/** Without the tax there is no final amount, and no order; after ten seconds, the page says how it continues. */
export const TaxCalculating = meta.story(
  scene(
    worlds.taxOnDemand,
    { state: 'tax calculating', faults: { getTax: 'never' } },
    async ({ canvas, id }) => {
      const button = await canvas.findByRole('button', { name: 'Calculating total…' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await stageOf(id).clock.advance(10_000)
      await seen(canvas, /^We couldn’t calculate your tax\. We’ll try again/)
      await canvas.findByRole('button', { name: PLACE })
      await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
    },
  ),
)

/** The amount on the button includes the tax as soon as it is known. */
export const TaxCalculated = meta.story(
  scene(worlds.taxOnDemand, 'tax changed total (announced)', async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Place order – $499.13' })
    await expect(stageOf(id).store.state.cart?.tax).toBe(2.33)
  }),
)

/** The tax failed: a press retries and shows the whole total before ordering. */
export const TaxFailed = meta.story(
  scene(worlds.taxOnDemand, { faults: { getTax: 'server-error' } }, async ({ canvas, id }) => {
    await seen(canvas, /^We couldn’t calculate your tax\. We’ll try again/)
    await typeAddress(canvas)
    await place(canvas)
    await seen(canvas, ['Your order wasn’t placed', 'We couldn’t calculate your tax.'])
    stageOf(id).backend.setFault('getTax', null)
    await place(canvas)
    const sheet = await totalSheet()
    await seen(sheet, /^Tax: \$\d+\.\d\d$/)
    await expect(ordersOf(id)).toHaveLength(0)
    await press(sheet, PLACE)
    await orderOf(id)
  }),
)

/** Place order waits for a code being applied, and asks about the resulting total. */
export const PressedWhileApplying = meta.story(
  scene(worlds.savedCards, async (visit) => {
    const letGo = holdBack(stageOf(visit.id), 'putDiscount')
    await visit.canvas.findByRole('button', { name: PLACE })
    await apply(visit, 'STEAK10')
    await place(visit.canvas)
    letGo()
    await press(await totalSheet(), PLACE)
    await orderOf(visit.id)
  }),
)

/** The price changed: a sheet asks, with the new amount on its button; nothing was sent before. */
export const PriceChanged = meta.story({
  tags: ['wide'],
  ...scene(worlds.savedCards, 'price changed since review', async ({ canvas, id }) => {
    const before = (await canvas.findByRole('button', { name: PLACE })).textContent
    await putMoreIn(id, 2)
    await place(canvas)
    const sheet = await totalSheet()
    await seen(sheet, /^Merchandise: \$\d+\.\d\d to \$\d+\.\d\d$/)
    await press(sheet, 'Not now')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const button = await canvas.findByRole('button', { name: PLACE })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button.textContent).not.toBe(before)
    await putMoreIn(id, 3)
    await put(id, 'discount/', { discount_code: 'STEAK10' })
    await place(canvas)
    const again = await totalSheet()
    await seen(again, /^Promo code: −\$\d+\.\d\d$/)
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
    await press(again, PLACE)
    await orderOf(id)
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(1)
  }),
})

/** A gift's date changed at the same price: the shopper is asked before paying. */
export const DayChanged = meta.story(
  scene(worlds.savedCards, async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: PLACE })
    await moveDay(id, '2026-12-15')
    await place(canvas)
    const sheet = within(
      await screen.findByRole('alertdialog', { name: 'Your delivery date changed' }),
    )
    await seen(sheet, /^(Myself|Eleanor Whitfield): \w+, Dec \d+ to Thu, Dec 17$/)
    await expect(callsOf(id, 'putPlaceOrder')).toHaveLength(0)
    await press(sheet, PLACE)
    await orderOf(id)
  }),
)

/** Someone else increases the quantity of the second gift. */
async function putMoreIn(id: string, qty: number): Promise<void> {
  const line = (await stageOf(id).backend.cart())?.recipients[1]?.items[0]
  await put(id, 'line-item-quantity/', { clin_id: line?.clin_id, qty })
}

/** Another client writes to the server, without this page noticing. */
const put = (id: string, path: string, body: object) =>
  stageOf(id).backend.fetch(`http://shop.test/api/checkout/${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
  })

/** The sheet that asks about the new total. */
const totalSheet = async () =>
  within(
    await screen.findByRole('alertdialog', {
      name: /^Your total changed from \$\d+\.\d\d to \$\d+\.\d\d$/,
    }),
  )
