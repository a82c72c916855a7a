import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { customerSignedIn, oneShipment } from '../../mocks/scenarios'
import { useAddresses, useLocalRecipients } from '../../src/hooks'
import { bare, stageOf } from '../support'
import { showing } from './bare'

/** A shopper's addresses, and adding one with two names. */
const BareAddresses = showing(() => {
  const { addresses, addRecipient } = useAddresses()
  const { localRecipients } = useLocalRecipients()
  return {
    says: `${localRecipients.length} kept on this device`,
    rows: addresses.map(({ selector_label }) => selector_label ?? ''),
    verbs: [['Add Ada Byron', () => addRecipient({ fname: 'Ada', lname: 'Byron' })]],
  }
})

const meta = preview.meta({ title: 'Hooks/useAddresses', component: BareAddresses })

/** A customer's list is the server's. */
export const Customer = meta.story(
  bare(customerSignedIn, async ({ canvas, id }) => {
    await waitFor(() => expect(stageOf(id).backend.count('getAddresses')).toBe(1))
    await canvas.findByText('Ship to Myself')
  }),
)

/** A guest's additions are saved on the device. */
export const GuestAdds = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Ada Byron' }))
    await canvas.findByText('Ada Byron')
    await canvas.findByText('1 kept on this device')
    await expect((await stageOf(id).backend.cart())?.recipients).toHaveLength(1)
  }),
)

/** A failure emits an event, and leaves the list unchanged. */
export const AddFails = meta.story(
  bare(oneShipment, { faults: { putNewRecipient: 'server-error' } }, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Ada Byron' }))
    await waitFor(() => expect(stageOf(id).reported).toContain('add-recipient-failed'))
    await canvas.findByText('0 kept on this device')
  }),
)
