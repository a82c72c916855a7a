import { expect, it } from 'vitest'
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

async function opened(kind: FaultKind) {
  const faults = { putClaimed: { kind, times: 1 } }
  const { store } = await aStore(addressAskedFor(), { isLoggedIn: false, faults })
  return store.use(claimedVerbs)
}

it('an address whose answer is lost has been sent where its link is used up', async () => {
  const { answerClaim } = await opened('dropped-after')
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({
    status: 'sent',
    name: 'Eleanor',
    deliveryDate: null,
  })
})

it('an address that did not arrive can be sent again', async () => {
  const { answerClaim } = await opened('network-error')
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({ status: 'failed' })
  expect(await answerClaim(CLAIM_TOKEN, ADDRESS, null)).toMatchObject({ status: 'sent' })
})
