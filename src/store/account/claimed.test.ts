import { expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import type { FaultKind } from '../../../mocks/faults'
import { addressAskedFor, CLAIM_TOKEN } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { claimedVerbs } from './claimed'

const ADDRESS = {
  fname: 'Eleanor',
  lname: 'Whitfield',
  address_1: '5 Birch Lane',
  city: 'Fargo',
  state: 'ND',
  postal_code: '58102',
  phone: '7015550143',
}

async function opened(kind: FaultKind, times = 1) {
  const faults = { putClaimed: { kind, times } }
  const { store } = await aStore(addressAskedFor(), { isLoggedIn: false, faults })
  return store.use(claimedVerbs)
}

it.each<FaultKind>(['dropped-after', 'network-error'])(
  'an address that is lost on its way (%s) is sent once more',
  async (kind) => {
    const { answerClaim } = await opened(kind)
    expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({
      status: 'sent',
      name: 'Eleanor',
      deliveryDate: null,
    })
  },
)

it('an address that did not arrive can be sent again', async () => {
  const { answerClaim } = await opened('network-error', 3)
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({ status: 'failed' })
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({ status: 'sent' })
})

it('a refused field is named if the address form has it', async () => {
  const { store, backend } = await aStore(addressAskedFor(), { isLoggedIn: false })
  const { answerClaim } = store.use(claimedVerbs)
  const refuse = (field: string) =>
    backend.setFault('putClaimed', { kind: 'conflict', status: 422, body: { error: 'x', field } })
  refuse('postal_code')
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toEqual({
    status: 'failed',
    reason: 'refused',
    field: 'postal_code',
  })
  refuse('shoe_size')
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toEqual({
    status: 'failed',
    reason: 'refused',
  })
})

it('a link that ended while its form was open shows no thanks for a lost address', async () => {
  let now = Date.parse('2026-12-04T16:00:00Z')
  const faults = { putClaimed: { kind: 'network-error', times: 1 } } as const
  const backend = createBackend({ scenario: addressAskedFor(), faults, clock: () => now })
  const { store } = await aStore({}, { isLoggedIn: false, backend })
  const { openClaim, answerClaim } = store.use(claimedVerbs)
  expect(await openClaim(CLAIM_TOKEN)).toMatchObject({ status: 'open' })
  now = Date.parse('2026-12-18T06:00:00Z')
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({ status: 'over' })
})
