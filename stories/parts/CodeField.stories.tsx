import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCart } from '../../src/hooks'
import { CodeField, SummaryTotals, useTypedCode } from '../../src/parts'
import { amountOf, listen, scene, seen } from '../support'
import { accepted, collapsed, notApplied, refused, typed, typing, unknown } from '../support/codes'

/** The field with the totals that it changes. */
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
  args: { code: { text: '', setText: () => {}, apply: async () => true, isLast: () => true } },
  render: () => <FieldAndTotals />,
})

export const Closed = meta.story({ tags: ['wide'], ...scene(worlds.oneShipment, collapsed) })
export const Typing = meta.story(scene(worlds.oneShipment, typing))
export const Accepted = meta.story(scene(worlds.oneShipment, accepted))

/** A rejected code stays to be fixed; editing it clears the error. */
export const Invalid = meta.story(
  scene(worlds.promoInvalid, async (shopper) => {
    await unknown(worlds.STORY_CODE)(shopper)
    const field = shopper.canvas.getByRole('textbox')
    await userEvent.type(field, 'X')
    await expect(field).toBeValid()
  }),
)

export const Expired = meta.story(
  scene(worlds.promoExpired, refused(worlds.STORY_CODE, 'promo-code-expired')),
)

/** A valid code, and a server error. */
export const ApplyError = meta.story(scene(worlds.promoApplyError, notApplied))

/** An accepted code replaces the previous one. */
export const Replaced = meta.story(
  scene(worlds.promoAccepted, async (shopper) => {
    const { canvas } = shopper
    await expect(await amountOf(canvas, /^Promo code STEAK10/)).toBe('−$11.00')
    await typed(shopper, 'SHIPFREE{Enter}')
    await amountOf(canvas, /^Promo code SHIPFREE/)
    await expect(canvas.queryByText(/^Promo code STEAK10/)).toBeNull()
  }),
)

/** The same field takes gift cards. */
export const GiftCard = meta.story(
  scene(worlds.oneShipment, async (shopper) => {
    const said = listen(shopper.canvasElement)
    await typed(shopper, 'gift-0100{Enter}')
    await said.until('Your gift card has been applied')
    await seen(shopper.canvas, [], {
      sums: { '^Gift card ending 0100': '−$100.00', 'Amount due': '$9.95' },
    })
  }),
)

/** A code that is neither is reported once. */
export const Neither = meta.story(scene(worlds.oneShipment, unknown('NO-SUCH-THING')))
