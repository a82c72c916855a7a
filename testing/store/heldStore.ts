import { contract, type Endpoint } from '../../src/api/contract'
import { accountActions } from '../../src/store/account/account'
import { aStore } from './testStore'
import type { World } from './verbs'

/** Holds back one answer until it is released or its caller aborts. */
function aGate() {
  const answer = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const gate = {
    endpoint: null as Endpoint | null,
    asked: asked.promise,
    release: answer.resolve,
    /** Lets a response through at once, unless the gate waits for its row. */
    async pass(url: string, { method, signal }: RequestInit = {}) {
      const row = gate.endpoint && contract[gate.endpoint]
      const isIt = row && row.method === method && url.startsWith(`/api${row.path.split('{')[0]}`)
      if (!isIt) return
      gate.endpoint = null
      asked.resolve()
      await new Promise<void>((resolve, reject) => {
        answer.promise.then(resolve)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    },
  }
  return gate
}

/** A store that holds back the next response of a row. */
export async function aHeldStore(endpoint: Endpoint, world: World, storage: Storage | null = null) {
  const gate = aGate()
  const tested = await aStore(world.scenario, {
    isLoggedIn: true,
    storage,
    through: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      await gate.pass(String(input), init)
      return response
    },
  })
  await tested.store.use(accountActions).loadCustomer()
  gate.endpoint = endpoint
  return { ...tested, gate }
}
