import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useBillingAddress, useCartStatus } from '../../src/hooks'
import { bare, callsOf, seen } from '../support'
import { showing } from './bare'

/** The confirmation email, saved alone; the rest of the address can follow. */
const BareBilling = showing(() => {
  useCartStatus()
  const { billing, saveBilling } = useBillingAddress()
  return {
    says: billing?.email ?? 'Nobody said',
    rows: [billing?.city ?? 'No city'],
    verbs: [
      ['Save the email', () => saveBilling({ email: 'dana@example.com' })],
      [
        'Save the address',
        () =>
          saveBilling({
            fname: 'Dana',
            lname: 'Lee',
            address_1: '412 Maple Avenue',
            city: 'Portland',
            state: 'OR',
            postal_code: '97205',
          }),
      ],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useBillingAddress', component: BareBilling })

export const SavedInParts = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await seen(canvas, ['Nobody said', 'No city'])
    await userEvent.click(canvas.getByRole('button', { name: 'Save the email' }))
    await seen(canvas, 'dana@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the address' }))
    await seen(canvas, ['dana@example.com', 'Portland'])
    await expect(callsOf(id, 'putBillingAddress')).toHaveLength(2)
  }),
)
