import type * as changes from '../../src/api/account/subscriptionChanges'
import type * as reads from '../../src/api/account/subscriptions'
import { subscriptionActions } from '../../src/store/account/subscriptionChanges'
import { subscriptionsActions } from '../../src/store/account/subscriptions'
import type { Store } from '../../src/store/core/createStore'
import type { AccountVerb } from './accountVerb'

const [ACTIVE, MINE, CANCELED, PAUSED, SKIPPED] = ['S-7001', 'S-7002', 'S-7006', 'S-7005', 'S-7002']

type Changes = ReturnType<typeof subscriptionActions.actions>

/** A change of a subscription, after everything about it is read. */
const changing = (id: string, change: (verbs: Changes, store: Store) => Promise<unknown>) => ({
  async run(store: Store) {
    await store.use(subscriptionsActions).loadSubscription(id)
    return change(store.use(subscriptionActions), store)
  },
  good: ['saved'],
})

const knownOf = (store: Store, id: string) => store.slot(subscriptionsActions).details.get(id)

/** Every row of subscriptions, with the verb that calls it. */
export const subscriptionVerbs: Readonly<
  Record<keyof (typeof reads & typeof changes), AccountVerb>
> = {
  getSubscriptions: {
    run: (store) => store.use(subscriptionsActions).loadSubscriptions(),
    good: ['ready'],
  },
  getSubscription: {
    run: (store) => store.use(subscriptionsActions).loadSubscription(ACTIVE),
    good: ['ready'],
  },
  getSubscriptionDates: {
    run: (store) => store.use(subscriptionsActions).loadSubscriptionDates(ACTIVE),
    good: ['ready'],
  },
  postSubscriptionSkip: changing(ACTIVE, ({ skip }, store) =>
    skip(ACTIVE, knownOf(store, ACTIVE)?.subscription?.next_date ?? ''),
  ),
  postSubscriptionUnskip: changing(SKIPPED, ({ unskip }) => unskip(SKIPPED)),
  putSubscriptionPause: changing(ACTIVE, ({ pause }) => pause(ACTIVE, null)),
  postSubscriptionResume: changing(PAUSED, ({ resume }) => resume(PAUSED)),
  putSubscriptionDate: changing(ACTIVE, async ({ moveTo }, store) => {
    await store.use(subscriptionsActions).loadSubscriptionDates(ACTIVE)
    const days = knownOf(store, ACTIVE)?.dates ?? []
    return moveTo(ACTIVE, days.find((day) => day.is_available)?.delivery_date ?? '')
  }),
  putSubscriptionFrequency: changing(ACTIVE, ({ changeFrequency }) => changeFrequency(ACTIVE, 3)),
  putSubscriptionItem: changing(ACTIVE, ({ changeItem }) => changeItem(ACTIVE, 10011, 2)),
  putSubscriptionAddress: changing(ACTIVE, ({ changeAddress }) => changeAddress(ACTIVE, 3002)),
  putSubscriptionCard: changing(ACTIVE, ({ changeCard }) => changeCard(ACTIVE, 'profile-1')),
  putSubscriptionMessage: changing(ACTIVE, ({ changeMessage }) => changeMessage(ACTIVE, 'Enjoy!')),
  postSubscriptionCancel: changing(MINE, ({ cancel }) => cancel(MINE)),
  postSubscriptionRestart: changing(CANCELED, ({ restart }) => restart(CANCELED)),
}
