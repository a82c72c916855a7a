import { ADA } from '../../mocks/people'
import { PASSWORD, type Scenario } from '../../mocks/scenario'
import {
  addressToApprove,
  CLAIM_TOKEN as CLAIM,
  emailsAndReminders,
  listReplaced,
  manySubscriptions,
  orderForEleven,
  severalCards,
} from '../../mocks/scenarios'
import type { accountContract } from '../../src/api/account'
import { accessActions, signInActions } from '../../src/store/account/actions'
import { addressBookActions } from '../../src/store/account/addressBook'
import { cardActions } from '../../src/store/account/cards'
import { claimedVerbs } from '../../src/store/account/claimed'
import { claimActions } from '../../src/store/account/claims'
import { emailActions } from '../../src/store/account/emails'
import { manageCardsActions } from '../../src/store/account/manageCards'
import { ordersActions } from '../../src/store/account/orders'
import { profileActions } from '../../src/store/account/profile'
import { reorderActions } from '../../src/store/account/reorder/actions'
import type { Store } from '../../src/store/core/createStore'
import type { AccountVerb } from './accountVerb'
import { subscriptionVerbs } from './subscriptionVerbs'
import { wordOf } from './verbs'

/** A row of the account's own table. */
export type AccountEndpoint = keyof typeof accountContract

/** A customer with addresses, orders and reminders, so that every verb has something to do. */
export function anAccount(): Scenario {
  const { customer, ...emails } = emailsAndReminders()
  // The link to a new password, as the backend stores it with the customer.
  const reset = { token: 'story', until: Date.parse('2027-01-31T00:00:00Z') }
  return {
    ...listReplaced(),
    ...emails,
    ...(customer && { customer: Object.assign(customer, { reset }) }),
    orders: orderForEleven().orders,
    cards: severalCards().cards,
    claims: [...links(WAITING, 'waiting'), ...links(ANSWERED, 'approve')],
    subscriptions: subscriptions(),
    rules: { tellsKnownEmails: true },
  }
}

const [ORDER] = orderForEleven().orders ?? []
const EMAIL = 'margaret.holloway@example.com'
const CREDENTIALS = { token: null, email: EMAIL, password: PASSWORD, fname: null, lname: null }
const [CARD] = severalCards().cards ?? []
const DETAILS = {
  nickname: 'Anything',
  isDefault: false,
  billingAddress: CARD?.billing_address ?? {},
}
const CHOICES = { offers: false, recipes: true, charges: true, sms: true, frequency: 'monthly' }

const [WAITING, ANSWERED] = [61, 62]

/** A link for the only gift in the cart; an answered link has its own token. */
function links(claim_id: number, status: 'waiting' | 'approve') {
  const crec_id = listReplaced().cart?.recipients[0]?.crec_id ?? 0
  const isOpen = status === 'waiting'
  return (addressToApprove().claims ?? []).map(({ answer, ...claim }) => ({
    ...claim,
    ...(isOpen ? {} : { answer }),
    ...{ claim_id, crec_id, status, token: isOpen ? CLAIM : 'answered' },
  }))
}

/** Subscriptions; the second has skipped a box. */
const subscriptions = () =>
  (manySubscriptions().subscriptions ?? []).map((one) =>
    one.subs_id === 'S-7002'
      ? {
          ...one,
          due: '2027-01-22',
          skipped: { due: one.due, anchor: one.anchor, delivery_date: one.due },
        }
      : one,
  )

/** Asks for the address of the first gift. */
function askFor(store: Store) {
  const crec_id = store.state.cart?.recipients[0]?.crec_id ?? 0
  return store.use(claimActions).askForAddress(crec_id, { sender: 'Margaret', mayMoveDate: true })
}

/** Every row of the account, with the verb that calls it. */
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
  putCard: {
    run: (store) => store.use(manageCardsActions).update('profile-3', DETAILS),
    good: ['saved'],
  },
  putDefaultCard: {
    run: (store) => store.use(manageCardsActions).makeDefault('profile-3'),
    good: ['saved'],
  },
  deleteCard: {
    run: (store) => store.use(manageCardsActions).remove('profile-3'),
    good: ['removed'],
  },
  postAddress: { run: (store) => store.use(addressBookActions).add(ADA), good: ['saved'] },
  putAddress: { run: (store) => store.use(addressBookActions).update(3001, ADA), good: ['saved'] },
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
  getClaims: { run: (store) => store.use(claimActions).loadClaims(), good: ['ready'] },
  postClaim: { run: (store) => askFor(store), good: ['saved'] },
  postClaimAgain: { run: (store) => store.use(claimActions).renewClaim(WAITING), good: ['saved'] },
  postClaimApproval: {
    run: (store) => store.use(claimActions).approveClaim(ANSWERED),
    good: ['saved'],
  },
  deleteClaim: {
    run: (store) => store.use(claimActions).withdrawClaim(WAITING),
    good: ['withdrawn'],
  },
  postClaimed: { run: (store) => store.use(claimedVerbs).openClaim(CLAIM), good: ['open'] },
  putClaimed: {
    run: (store) => store.use(claimedVerbs).answerClaim(CLAIM, ADA, null),
    good: ['sent'],
  },
  ...subscriptionVerbs,
  postPasswordChange: {
    run: (store) => store.use(profileActions).changePassword(PASSWORD, 'maple-river-9'),
    good: ['changed'],
  },
}

export const accountEndpoints = Object.keys(accountVerbs) as AccountEndpoint[]

/** Whether a verb of the account reports success. */
export const endedWell = (name: AccountEndpoint, outcome: unknown): boolean =>
  accountVerbs[name].good.includes(String(wordOf(outcome)))
