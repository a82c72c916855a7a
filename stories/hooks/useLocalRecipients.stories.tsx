import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import { guestWithRecipients, listReplaced } from '../../mocks/scenarios'
import { useLocalRecipients } from '../../src/hooks'
import { accountActions } from '../../src/store/account/account'
import { bare, stageOf } from '../support'
import { showing } from './bare'

/** Recipients saved on the device, and the actions. */
const BareLocalRecipients = showing(() => {
  const { localRecipients, isImportable, forget, importAll } = useLocalRecipients()
  return {
    says: isImportable ? 'May be kept for good' : 'Kept on this device',
    rows: localRecipients.map(({ fname, lname }) => `${fname} ${lname}`),
    verbs: [
      ['Forget', async () => forget()],
      ['Import', importAll],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useLocalRecipients', component: BareLocalRecipients })

/** A guest's can be removed; nothing is requested for them. */
export const Guest = meta.story(
  bare(guestWithRecipients, async ({ canvas, id }) => {
    await canvas.findByText('Walter Lindqvist')
    await expect(stageOf(id).backend.count('getAddresses')).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }))
    await expect(canvas.queryByText('Walter Lindqvist')).toBeNull()
  }),
)

/** A customer's are added to their address book. */
export const Customer = meta.story(
  bare(listReplaced, async ({ canvas, id }) => {
    const { store, backend } = stageOf(id)
    await store.use(accountActions).loadCustomer()
    await canvas.findByText('May be kept for good')
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    await canvas.findByText('Kept on this device')
    await expect(backend.count('putNewRecipient')).toBe(1)
  }),
)
