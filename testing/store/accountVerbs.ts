import { PASSWORD, type Scenario } from '../../mocks/scenario'
import { emailsAndReminders, listReplaced, orderForEleven } from '../../mocks/scenarios'
import type { accountContract } from '../../src/api/account'
import { accessActions, signInActions } from '../../src/store/account/actions'
import { addressBookActions } from '../../src/store/account/addressBook'
import { cardActions } from '../../src/store/account/cards'
import { emailActions } from '../../src/store/account/emails'
import { ordersActions } from '../../src/store/account/orders'
import { profileActions } from '../../src/store/account/profile'
import { reorderActions } from '../../src/store/account/reorder/actions'
import type { Store } from '../../src/store/core/createStore'
import { wordOf } from './verbs'

/** A row of the account's own table. */
export type AccountEndpoint = keyof typeof accountContract

/** A customer with addresses, orders and reminders, so that every verb has something to do. */
export function anAccount(): Scenario {
  const { customer, ...emails } = emailsAndReminders()
  // The link for a new password, as the backend keeps it beside the customer.
  const reset = { token: 'story', until: Date.parse('2027-01-31T00:00:00Z') }
  return {
    ...listReplaced(),
    ...emails,
    ...(customer && { customer: Object.assign(customer, { reset }) }),
    orders: orderForEleven().orders,
    rules: { tellsKnownEmails: true },
  }
}

const [ORDER] = orderForEleven().orders ?? []
const EMAIL = 'margaret.holloway@example.com'
const ADDRESS = {
  fname: 'Ada',
  lname: 'Byron',
  address_1: '12 Fern Way',
  city: 'Salem',
  state: 'OR',
}
const CREDENTIALS = { token: null, email: EMAIL, password: PASSWORD, fname: null, lname: null }
const CHOICES = { offers: false, recipes: true, charges: true, sms: true, frequency: 'monthly' }

/** A verb of the account, and the words in which it ends well; every other one says that it did not. */
export interface AccountVerb {
  run(store: Store): Promise<unknown>
  good: readonly string[]
}

/** Every row of the account, by the verb that leads to it. */
export const accountVerbs: Readonly<Record<AccountEndpoint, AccountVerb>> = {
  postSignIn: { run: (store) => store.use(signInActions).signIn(CREDENTIALS), good: ['signed-in'] },
  postRegister: {
    run: (store) =>
      store
        .use(signInActions)
        .signIn({ ...CREDENTIALS, email: 'ada@example.com', fname: 'Ada', lname: 'Byron' }),
    good: ['signed-in'],
  },
  postKnownEmail: {
    run: async (store) => ({
      status: (await store.use(signInActions).isKnownEmail(EMAIL)) ? 'known' : 'unknown',
    }),
    good: ['known'],
  },
  postSignOut: { run: (store) => store.use(accessActions).signOut(), good: ['signed-out'] },
  postPasswordReset: {
    run: (store) => store.use(accessActions).requestPasswordReset(EMAIL),
    good: ['sent'],
  },
  putPassword: {
    run: (store) => store.use(accessActions).setPassword('8001.story', 'maple-river-9'),
    good: ['saved'],
  },
  getCards: { run: (store) => store.use(cardActions).loadCards(), good: ['ready'] },
  postAddress: { run: (store) => store.use(addressBookActions).add(ADDRESS), good: ['saved'] },
  putAddress: {
    run: (store) => store.use(addressBookActions).update(3001, ADDRESS),
    good: ['saved'],
  },
  deleteAddress: { run: (store) => store.use(addressBookActions).remove(3001), good: ['removed'] },
  putDefaultAddress: {
    run: (store) => store.use(addressBookActions).makeDefault(3001),
    good: ['saved'],
  },
  getEmailPreferences: { run: (store) => store.use(emailActions).loadEmails(), good: ['ready'] },
  putEmailPreferences: {
    run: (store) => store.use(emailActions).saveEmails(CHOICES),
    good: ['saved', 'saved-partly'],
  },
  getReminders: { run: (store) => store.use(emailActions).loadReminders(), good: ['ready'] },
  postReminder: {
    run: (store) => store.use(emailActions).addReminder('Ada’s birthday', '2026-12-24'),
    good: ['added'],
  },
  deleteReminder: { run: (store) => store.use(emailActions).removeReminder(71), good: ['removed'] },
  getOrders: { run: (store) => store.use(ordersActions).loadOrders(), good: ['ready'] },
  getOrder: {
    run: (store) => store.use(ordersActions).loadOrder(ORDER?.order_id ?? ''),
    good: ['ready'],
  },
  getReorder: {
    run: (store) => store.use(reorderActions).openOrder(ORDER?.order_id ?? ''),
    good: ['ready'],
  },
  putCustomer: {
    run: (store) =>
      store
        .use(profileActions)
        .update({ fname: 'Maggie', lname: 'Holloway', email: EMAIL, phone: '4025550199' }),
    good: ['saved', 'email-sent'],
  },
  postPasswordChange: {
    run: (store) => store.use(profileActions).changePassword(PASSWORD, 'maple-river-9'),
    good: ['changed'],
  },
}

export const accountEndpoints = Object.keys(accountVerbs) as AccountEndpoint[]

/** Whether a verb of the account says that it ended well. */
export const endedWell = (name: AccountEndpoint, outcome: unknown): boolean =>
  accountVerbs[name].good.includes(String(wordOf(outcome)))
