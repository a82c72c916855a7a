import { ask } from '../../mocks/ask'
import { createBackend } from '../../mocks/backend'
import * as worlds from '../../mocks/scenarios'
import { subscriptionActions } from '../../src/store/account/subscriptionChanges'
import { subscriptionsActions } from '../../src/store/account/subscriptions'
import { ID } from '../account/subscriptions'
import { aStore, type Transport } from './testStore'

/** A store that has read the subscriptions, and the state of one of them. */
export async function openSubscriptions(
  world: () => worlds.Scenario = worlds.oneSubscription,
  options: { through?: (fetch: Transport) => Transport; id?: string } = {},
) {
  const { id = ID, ...more } = options
  const backend = createBackend({ scenario: world })
  const test = await aStore({}, { backend, isLoggedIn: true, ...more })
  const reads = test.store.use(subscriptionsActions)
  await reads.loadSubscriptions()
  await reads.loadSubscription(id)
  test.requests()
  test.heard.length = 0
  const slot = test.store.slot(subscriptionsActions)
  return {
    ...{ ...test, reads, slot },
    verbs: test.store.use(subscriptionActions),
    now: () => slot.details.get(id)?.subscription,
    server: async () =>
      (await ask(backend, 'getSubscription', { params: { subsId: id } })).body.subscription,
  }
}
