import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCart } from '../../src/hooks'
import { CodeField, SummaryTotals, useTypedCode } from '../../src/parts'
import { amountOf, type Canvas, listen, scene, seen } from '../support'

/** The field with the sums that it changes. */
function FieldAndTotals() {
  const code = useTypedCode()
  const { status } = useCart()
  return (
    <div className="scene-shipments">
      <CodeField code={code} />
      {status === 'ready' && <SummaryTotals />}
    </div>
  )
}

const meta = preview.meta({
  title: 'Parts/CodeField',
  component: CodeField,
  args: { code: { text: '', setText: () => {}, apply: async () => true } },
  render: () => <FieldAndTotals />,
})

async function typeCode(canvas: Canvas, text: string) {
  await amountOf(canvas, 'Order total')
  await userEvent.click(canvas.getByText('Add a promo code or gift card'))
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Promo code or gift card' }),
    text,
  )
}

const enter = (canvas: Canvas, text: string) => typeCode(canvas, `${text}{Enter}`)
const REFUSED = 'The code you provided is either expired or invalid.'

/** Closed at first: an open field sends people away to hunt for codes. */
export const Closed = meta.story({
  ...scene(worlds.oneShipment, async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
    await expect(await canvas.findByRole('textbox')).not.toBeVisible()
  }),
  tags: ['wide'],
})

export const Typing = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    await typeCode(canvas, 'steak')
    await expect(canvas.getByRole('textbox')).toHaveValue('steak')
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
  }),
)

/** Taken, said once, and the field is empty again. */
export const Accepted = meta.story(
  scene(worlds.oneShipment, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await enter(canvas, ` ${worlds.STORY_CODE.toLowerCase()} `)
    await said.until('Your Promo Code has been accepted')
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await said.until('Order total is now $98.95.')
    said.stop()
    await expect(said.heard).toHaveLength(2)
  }),
)

/** What was refused stays to be fixed, with the focus on it. */
export const Invalid = meta.story(
  scene(worlds.promoInvalid, async ({ canvas }) => {
    await enter(canvas, worlds.STORY_CODE)
    await expect(await canvas.findByText(REFUSED)).toBeVisible()
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue(worlds.STORY_CODE)
    await expect(field).toHaveAccessibleDescription(`Error: ${REFUSED}`)
    await userEvent.type(field, 'X')
    await expect(canvas.queryByText(REFUSED)).toBeNull()
  }),
)

export const Expired = meta.story(
  scene(worlds.promoExpired, async ({ canvas }) => {
    await enter(canvas, worlds.STORY_CODE)
    await expect(await canvas.findByText(REFUSED)).toBeVisible()
    await expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull()
  }),
)

/** The code is good, and the server breaks. */
export const ApplyError = meta.story(
  scene(worlds.promoApplyError, async ({ canvas }) => {
    await enter(canvas, worlds.STORY_CODE)
    await expect(await canvas.findByText(/We couldn’t apply that code just now/)).toBeVisible()
  }),
)

/** An accepted code takes the place of the older one. */
export const Replaced = meta.story(
  scene(worlds.promoAccepted, async ({ canvas }) => {
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
    await enter(canvas, 'SHIPFREE')
    await amountOf(canvas, /^Promo code SHIPFREE/)
    await expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull()
  }),
)

/** The same field takes gift cards. */
export const GiftCard = meta.story(
  scene(worlds.oneShipment, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    await enter(canvas, 'gift-0100')
    await said.until('Your gift card has been applied')
    await seen(canvas, [], {
      sums: { '^Gift card ending 0100': '−$100.00', 'Left to pay': '$9.95' },
    })
  }),
)

/** What is neither code nor card is said once. */
export const Neither = meta.story(
  scene(worlds.oneShipment, async ({ canvas }) => {
    await enter(canvas, 'NO-SUCH-THING')
    await expect(await canvas.findAllByText(REFUSED)).toHaveLength(1)
    await expect(await amountOf(canvas, 'Order total')).toBe('$109.95')
  }),
)
