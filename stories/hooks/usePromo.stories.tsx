import { userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useCart, usePromo } from '../../src/hooks'
import { bare, type Canvas } from '../support'

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

const meta = preview.meta({ title: 'Hooks/usePromo', component: BarePromo })
const applied = async (canvas: Canvas, text: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply STEAK10' }))
  await canvas.findByText(text)
}

export const Accepted = meta.story({
  ...bare(worlds.fiveRecipients),
  play: async ({ canvas }) => {
    await applied(canvas, /^accepted: Your Promo Code has been accepted$/)
    await canvas.findByText('On the cart: STEAK10')
  },
})

export const Invalid = meta.story({
  ...bare(worlds.promoInvalid),
  play: ({ canvas }) =>
    applied(canvas, /^invalid: The code you provided is either expired or invalid\.$/),
})

export const Expired = meta.story({
  ...bare(worlds.promoExpired),
  play: ({ canvas }) =>
    applied(canvas, /^expired: The code you provided is either expired or invalid\.$/),
})

export const ApplyError = meta.story({
  ...bare(worlds.promoApplyError),
  play: ({ canvas }) => applied(canvas, /^apply-error: /),
})

export const Removed = meta.story({
  ...bare(worlds.promoAccepted),
  play: async ({ canvas }) => {
    await canvas.findByText(/^On the cart: [A-Z]/)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await canvas.findByText('On the cart: none')
  },
})
