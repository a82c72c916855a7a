import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { aStore } from '../../../testing/store/testStore'
import { giftMessageActions } from './actions'

describe('a gift message', () => {
  it('is cut to 240 characters, never inside an emoji, and keeps what was not given', async () => {
    const shipment = aShipment({ announce_it_email: 'dana@example.com' })
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) })
    const long = `${'x'.repeat(239)}🎁`
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: long })
    expect(outcome).toMatchObject({ status: 'saved' })
    expect(store.state.cart?.recipients[0]).toMatchObject({
      gift_message: 'x'.repeat(239),
      announce_it_email: 'dana@example.com',
    })
  })

  it('that the server does not confirm is not saved', async () => {
    const shipment = aShipment()
    const faults = { postGiftMessage: { kind: 'wrong-shape', body: { status: 'error' } } } as const
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) }, { faults })
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: 'Hi' })
    expect(outcome).toMatchObject({ status: 'failed' })
  })
})
