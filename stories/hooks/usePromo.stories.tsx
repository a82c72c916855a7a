import { userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCart, usePromo } from '../../src/hooks'
import { bare, sees } from '../support'
import { showing } from './bare'

/** The promo code on the cart, and the outcome of the last attempt. */
const BarePromo = showing(() => {
  useCart()
  const { code, outcome, message, apply, remove } = usePromo()
  return {
    says: [`On the cart: ${code ?? 'none'}`, outcome ? `${outcome}: ${message}` : 'Nothing tried'],
    verbs: [
      ['Apply STEAK10', () => apply('STEAK10')],
      ['Remove', remove],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/usePromo', component: BarePromo })
/** A press applies the code, with the given outcome. */
const applied = (world: Parameters<typeof bare>[0], ...texts: (string | RegExp)[]) => ({
  ...bare(world),
  play: sees(texts, { press: 'Apply STEAK10' }),
})
const REFUSED = 'The code you provided is either expired or invalid.'

export const Accepted = meta.story(
  applied(
    worlds.fiveRecipients,
    'accepted: Your Promo Code has been accepted',
    'On the cart: STEAK10',
  ),
)
export const Invalid = meta.story(applied(worlds.promoInvalid, `invalid: ${REFUSED}`))
export const Expired = meta.story(applied(worlds.promoExpired, `expired: ${REFUSED}`))
export const ApplyError = meta.story(applied(worlds.promoApplyError, /^apply-error: /))

export const Removed = meta.story(
  bare(worlds.promoAccepted, async ({ canvas }) => {
    await canvas.findByText(/^On the cart: [A-Z]/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await canvas.findByText('On the cart: none')
  }),
)
