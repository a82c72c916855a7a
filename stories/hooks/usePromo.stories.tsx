import { userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import {
  fiveRecipients,
  promoAccepted,
  promoApplyError,
  promoExpired,
  promoInvalid,
} from '../../mocks/scenarios'
import { useCart, usePromo } from '../../src/hooks'
import { type Canvas, scene } from '../support'

/** A promo code: the one on the cart, and what became of the last attempt. */
function BarePromo() {
  useCart()
  const { code, outcome, message, isPending, apply, remove } = usePromo()
  return (
    <section aria-label="Promo code" aria-busy={isPending}>
      <p>On the cart: {code ?? 'none'}</p>
      <p>{outcome ? `${outcome}: ${message}` : 'Nothing tried'}</p>
      <button type="button" onClick={() => apply('STEAK10')}>
        Apply STEAK10
      </button>
      <button type="button" onClick={remove}>
        Remove
      </button>
    </section>
  )
}

const bare = (world: Parameters<typeof scene>[0]) => scene(world, { isBare: true })
const meta = preview.meta({ title: 'Hooks/usePromo', component: BarePromo })
const applied = async (canvas: Canvas, text: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply STEAK10' }))
  await canvas.findByText(text)
}

export const Accepted = meta.story({
  ...bare(fiveRecipients),
  play: async ({ canvas }) => {
    await applied(canvas, /^accepted: Your Promo Code has been accepted$/)
    await canvas.findByText('On the cart: STEAK10')
  },
})

export const Invalid = meta.story({
  ...bare(promoInvalid),
  play: ({ canvas }) =>
    applied(canvas, /^invalid: The code you provided is either expired or invalid\.$/),
})

export const Expired = meta.story({
  ...bare(promoExpired),
  play: ({ canvas }) =>
    applied(canvas, /^expired: The code you provided is either expired or invalid\.$/),
})

export const ApplyError = meta.story({
  ...bare(promoApplyError),
  play: ({ canvas }) => applied(canvas, /^apply-error: /),
})

export const Removed = meta.story({
  ...bare(promoAccepted),
  play: async ({ canvas }) => {
    await canvas.findByText(/^On the cart: [A-Z]/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await canvas.findByText('On the cart: none')
  },
})
