import { userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { useCart, useCheckout, useWallet } from '../../src/hooks'
import { bare, sees } from '../support'
import { aWallet } from '../support/wallets'
import { showing } from './bare'

/** A wallet in bare HTML. */
const BareWallet = showing(() => {
  const { status: cart, totals } = useCart()
  const { placeOrder, status: order } = useCheckout()
  const { name, status, pay } = useWallet()
  const press = () => placeOrder({ reviewedCents: totals?.amountDue ?? 0, pay })
  return {
    says: `${name ?? 'No wallet'}: ${status}, ${order}`,
    verbs: cart === 'ready' && name ? [['Pay', press]] : [],
  }
})

const meta = preview.meta({ title: 'Hooks/useWallet', component: BareWallet })

export const Cancelled = meta.story(
  bare(oneShipment, { wallet: aWallet('is-closed') }, async ({ canvas }) => {
    await canvas.findByText('PayFast: ready, editing')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }))
    await canvas.findByText('PayFast: cancelled, editing')
  }),
)

export const Blocked = meta.story(
  bare(oneShipment, { wallet: aWallet('is-blocked') }, sees('PayFast: blocked, editing')),
)
