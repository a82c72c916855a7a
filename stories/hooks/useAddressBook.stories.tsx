import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { customerSignedIn, fiveRecipients, oneSavedAddress } from '../../mocks/scenarios'
import { useAddressBook } from '../../src/hooks'
import { bare, callsOf, seen } from '../support'
import { showing } from './bare'

const ADA = { fname: 'Ada', lname: 'Byron', address_1: '12 Fern Way', city: 'Salem', state: 'OR' }

/** An address book in bare HTML, with its actions. */
const BareAddressBook = showing(() => {
  const { addresses, status, add, update, remove, makeDefault } = useAddressBook()
  const id = addresses.at(-1)?.addr_id ?? 0
  return {
    says: `${status}: ${addresses.length} addresses`,
    rows: addresses.map(
      ({ fname, address_1, is_default }) =>
        `${fname}, ${address_1}${is_default ? ', default' : ''}`,
    ),
    verbs: [
      ['Add', () => add(ADA)],
      ['Change the last', () => update(id, ADA)],
      ['Delete the last', () => remove(id)],
      ['Make the last the default', () => makeDefault(id)],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useAddressBook', component: BareAddressBook })

/** A customer adds, changes and deletes. */
export const OfCustomer = meta.story(
  bare(oneSavedAddress, async ({ canvas, id }) => {
    await canvas.findByText('ready: 2 addresses')
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Change the last')
    await canvas.findByText('Ada, 12 Fern Way')
    await press('Make the last the default')
    await canvas.findByText('Ada, 12 Fern Way, default')
    await press('Delete the last')
    await canvas.findByText('ready: 1 addresses')
    await press('Add')
    await canvas.findByText('Ada, 12 Fern Way')
    await expect(callsOf(id, 'postAddress')).toHaveLength(1)
  }),
)

/** A failure leaves the list unchanged. */
export const Fails = meta.story(
  bare(customerSignedIn, { faults: { deleteAddress: 'server-error' } }, async ({ canvas, id }) => {
    await canvas.findByText('ready: 5 addresses')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last' }))
    await waitFor(() => expect(callsOf(id, 'deleteAddress')).toHaveLength(1))
    await seen(canvas, 'ready: 5 addresses')
  }),
)

/** A guest has none. */
export const OfGuest = meta.story(
  bare(fiveRecipients, async ({ canvas }) => seen(canvas, 'ready: 0 addresses')),
)
