import type { TestContext } from '../testContext'
import { type Probes, without } from './probe'

const BILLING = {
  fname: 'First',
  lname: 'Conformance',
  address_1: '1 Main Street',
  city: 'Omaha',
  state: 'NE',
  postal_code: '68102',
  phone: '4025550142',
  email: 'conformance@example.com',
}

/** Billing and payment. */
export const checkoutProbes: Probes = {
  putBillingAddress: { input: () => ({ body: BILLING }) },
  postHostedPayment: {
    input: async (context) => ({ body: { cart_id: (await context.place('item')).cart.cart_id } }),
  },
  postHostedProfile: {
    async input(context) {
      const { cart } = await context.place('item')
      const { cart_id } = cart
      const { uid } = await context.answer('postHostedPayment', { body: { cart_id } })
      return { body: { uid, save_card: false } }
    },
    mayRefuse: () => 'no card was entered in the hosted form.',
  },
}

const forCustomers = () =>
  'the session belongs to a guest; pass a customer’s --cookie to see its answer.'

/** The customer; runs before signing in. */
export const customerProbes: Probes = {
  getCustomer: { mayRefuse: forCustomers },
  getAddresses: { mayRefuse: forCustomers },
}

/** Placing the order, if requested. */
export const orderProbes: Probes = {
  putPlaceOrder: {
    mayNot: ({ mayPlaceOrder }) =>
      mayPlaceOrder ? null : 'It would place an order. Pass --place-order to allow it.',
    async input(context) {
      await context.place('item')
      return { body: { payment_info: await paymentOf(context), sms_info: null } }
    },
    mayRefuse: without('payment', ({ payment }) => payment),
  },
}

/** Signing in, which changes the session. */
export const loginProbes: Probes = {
  postAutoDeliveryLogin: {
    input: ({ data }) => ({ body: data.login ?? { email: '', password: '' } }),
    mayRefuse: without('login', ({ login }) => login),
  },
}

/** The payment method: from the data file, or else the card of a hosted form. */
async function paymentOf(context: TestContext) {
  if (context.data.payment) return context.data.payment
  const { cart_id } = await context.cart()
  const { uid } = await context.answer('postHostedPayment', { body: { cart_id } })
  return { method: 'card' as const, uid }
}
