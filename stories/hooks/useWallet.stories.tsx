import { userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useCart, useWallet } from '../../src/hooks'
import { bare, sees } from '../support'
import { aWallet } from '../support/wallets'
import { showing } from './bare'

/** A wallet in bare HTML. */
const BareWallet = showing(() => {
  const { status: cart } = useCart()
  const { name, status, start } = useWallet()
  return {
    says: `${name ?? 'No wallet'}: ${status}`,
    verbs: cart === 'ready' && name ? [['Pay', start]] : [],
  }
})

const meta = preview.meta({ title: 'Hooks/useWallet', component: BareWallet })

export const Cancelled = meta.story(
  bare(oneShipment, { wallet: aWallet('is-closed') }, async ({ canvas }) => {
    await canvas.findByText('PayFast: ready')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
    await canvas.findByText('PayFast: cancelled')
  }),
)

export const Blocked = meta.story(
  bare(oneShipment, { wallet: aWallet('is-blocked') }, sees('PayFast: blocked')),
)
