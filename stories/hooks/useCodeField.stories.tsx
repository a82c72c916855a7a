import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useCodeField } from '../../src/hooks'
import { bare, type Shopper, stageOf } from '../support'
import { showing } from './bare'

/** One field for both kinds of codes. */
const BareCodeField = showing(({ code }: { code: string }) => {
  const { outcome, message, apply } = useCodeField()
  return {
    says: outcome ? `${outcome}: ${message}` : 'Nothing tried',
    verbs: [[`Apply ${code}`, () => apply(code)]],
  }
})

const meta = preview.meta({ title: 'Hooks/useCodeField', component: BareCodeField })
/** A press tries the code, with the given outcome. Storybook finds a story by its literal `meta.story`. */
const tried = (code: string, outcome: string, giftCardCalls: number) => ({
  ...bare(oneShipment),
  args: { code },
  async play({ canvas, id }: Shopper) {
    await userEvent.click(await canvas.findByRole('button', { name: `Apply ${code}` }))
    await canvas.findByText(new RegExp(`^${outcome}: `))
    await expect(stageOf(id).backend.count('putGiftCard')).toBe(giftCardCalls)
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
  },
})

export const PromoCode = meta.story(tried('STEAK10', 'accepted', 0))
/** A code that is not a promo code is tried as a gift card. */
export const GiftCard = meta.story(tried('GIFT-0050', 'gift-card-applied', 1))
export const ExpiredPromoCode = meta.story(tried('SUMMER25', 'expired', 0))
/** A code that is neither counts as one invalid promo code. */
export const Neither = meta.story(tried('NEITHER-ONE', 'invalid', 1))
