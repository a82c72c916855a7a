import { accountContract } from '../../../api/account'
import type { Loose } from '../../../api/client/wire'
import type { TestContext } from '../testContext'
import type { Probe, Probes } from './probe'

type AccountRow = keyof typeof accountContract

const forCustomers = ({ before }: TestContext) =>
  before?.cust_id
    ? null
    : 'the session belongs to a guest; pass a customer’s --cookie to see its answer.'

/** Calls that can be made without leaving a trace, with data of the customer. */
const done: Readonly<Partial<Record<AccountRow, Probe>>> = {
  getCards: {},
  getOrders: {},
  getOrder: { input: orderOf },
  getReorder: { input: orderOf },
  getSubscriptions: {},
  getSubscription: { input: subscriptionOf },
  getSubscriptionDates: { input: subscriptionOf },
  getEmailPreferences: {},
  getReminders: {},
  getClaims: {},
  putCustomer: {
    async input(context) {
      const { customer } = await context.answer('getCustomer')
      const { fname = '', lname = '', email = '', phone = null } = customer ?? {}
      return { body: { fname, lname, email, phone } }
    },
  },
  deleteReminder: {
    async input(context) {
      const body = { occasion: 'Conformance', day: '2030-01-02' }
      const { reminder } = await context.answer('postReminder', { body })
      return { params: { reminderId: reminder.reminder_id } }
    },
  },
  // Signing out would end the session in the middle of a run.
  postSignOut: { mayNot: () => 'It would end the session.' },
}

/** A check of each account row: a real call if it leaves no trace, or else one with unknown ids and an empty body. */
export const accountProbes: Probes = Object.fromEntries(
  // The keys of the table are names of its rows.
  (Object.keys(accountContract) as AccountRow[]).map((name) => [
    name,
    { input: traceless(name), ...done[name], mayRefuse: forCustomers },
  ]),
)

/** Returns the input for a row without a probe: empty for a GET; a write, which would leave a trace, is skipped. */
function traceless(name: AccountRow): (context: TestContext) => Loose {
  if (accountContract[name].method === 'GET') return () => ({})
  return (context) => context.skip('A real call would leave permanent changes.')
}

async function orderOf(context: TestContext): Promise<Loose> {
  const { orders } = await context.answer('getOrders')
  return { params: { orderId: context.known(orders[0]?.order_id, 'customer order') } }
}

async function subscriptionOf(context: TestContext): Promise<Loose> {
  const { subscriptions } = await context.answer('getSubscriptions')
  const subsId = context.known(subscriptions[0]?.subs_id, 'customer subscription')
  return { params: { subsId } }
}
