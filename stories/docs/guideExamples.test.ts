import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createBackend, oneShipment } from '../../mocks'
import { createClient, createStore, promoActions } from '../../src'

it('the example of docs/testing.md resolves to the stated result', async () => {
  const guide = readFileSync('docs/testing.md', 'utf8')
  const backend = createBackend({ scenario: oneShipment, faults: { putDiscount: 'server-error' } })
  const store = createStore({ api: createClient({ baseUrl: '/api', fetch: backend.fetch }) })
  const { status, reason } = await store.use(promoActions).apply('STEAK10')
  expect(guide).toContain(`.apply('STEAK10') // { status: '${status}', reason: '${reason}' }`)
})
