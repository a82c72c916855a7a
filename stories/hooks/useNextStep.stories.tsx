import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneNameOnly, oneShipment, twoOfFourReady } from '../../mocks/scenarios'
import { useCartStatus, useFindNextStep, useNextStep } from '../../src/hooks'
import { bare, seen } from '../support'
import { showing } from './bare'

/** The next step after the first delivery page, and finding it on demand. */
const BareSteps = showing(() => {
  useCartStatus()
  const { step, href, unready } = useNextStep('checkout-shipping')
  const findNextStep = useFindNextStep()
  return {
    says: step
      ? [`Next: ${step} at ${href}`, `Not ready: ${unready.join(', ') || 'none'}`]
      : 'Not known yet',
    verbs: [
      [
        'Go on',
        async () => {
          const found = await findNextStep('checkout-shipping')
          if (found.status === 'found' && found.href) location.assign(found.href)
        },
      ],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useNextStep', component: BareSteps })

export const FirstGift = meta.story(
  bare(oneNameOnly, async ({ canvas }) => {
    await seen(canvas, ['Next: checkout-shipping at #checkout-shipping', 'Not ready: 11'])
  }),
)

export const Others = meta.story(
  bare(twoOfFourReady, async ({ canvas }) => {
    const next = 'checkout-additional-shipments'
    await seen(canvas, [`Next: ${next} at #${next}`, 'Not ready: 13, 15'])
  }),
)

/** Everything is complete: only payment is left. */
export const Payment = meta.story(
  bare(oneShipment, async ({ canvas }) => {
    await seen(canvas, 'Next: checkout-billing at #checkout-billing')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(location.hash).toBe('#checkout-billing')
  }),
)
