import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { createBackend } from '../../../mocks/backend'
import { ended, idle, withFakeClock } from '../../../testing/fakeTimers'
import {
  accountEndpoints,
  accountVerbs,
  anAccount,
  endedWell,
} from '../../../testing/store/accountVerbs'
import { aStore } from '../../../testing/store/testStore'
import { accountContract } from '../../api/account'
import type { AccountPort } from '../../api/account/port'
import type { Row } from '../../api/row'
import { accountActions } from './account'

/* A host that serves its whole account area with functions: none of its rows calls the API. */

withFakeClock()

/** A host's own shop, behind functions. */
function aPort() {
  const own = createBackend({ scenario: anAccount() })
  const rows = Object.entries(accountContract) as [keyof typeof accountContract, Row][]
  const serve = (name: keyof typeof accountContract) => async (input: object) => {
    const { status, body } = await ask(own, name, input)
    if (status >= 300) throw { status, data: body }
    return body
  }
  const port = rows.map(([name, { method, path }]) => [`${method} ${path}`, serve(name)])
  return { own, port: Object.fromEntries(port) as AccountPort }
}

describe('a store whose host answers the account’s calls', () => {
  it.each(accountEndpoints)(
    'asks it for %s, and the API for nothing of the account',
    async (name) => {
      const { own, port } = aPort()
      const { store, requests } = await ended(
        aStore(anAccount(), { isLoggedIn: true, accountPort: port }),
      )
      await ended(store.use(accountActions).loadAddresses())
      requests()
      const outcome = await ended(accountVerbs[name].run(store))
      await idle()
      expect(own.count(name)).toBe(1)
      expect(requests().filter((asked) => asked in accountContract)).toEqual([])
      expect(endedWell(name, outcome), JSON.stringify(outcome)).toBe(true)
    },
  )
})
