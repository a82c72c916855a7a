import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { customerSignedIn, fiveRecipients } from '../../mocks/scenarios'
import { useAccount } from '../../src/hooks'
import { bare, callsOf, sees, stageOf } from '../support'
import { showing } from './bare'

/** Who the shopper is. */
const BareAccount = showing(() => {
  const { customer, status } = useAccount()
  return { says: `${status}: ${customer ? `${customer.fname} ${customer.lname}` : 'nobody'}` }
})

const meta = preview.meta({ title: 'Hooks/useAccount', component: BareAccount })

export const Customer = meta.story({ ...bare(customerSignedIn), play: sees(/^customer: [A-Z]/) })

/** The page's flag says guest, so no customer is requested. */
export const Guest = meta.story(bare(fiveRecipients, { isLoggedIn: false }, sees('guest: nobody')))

/** The flag says customer, the server responds 403: a guest, without a message (specification §6). */
export const SignedOutSilently = meta.story(
  bare(customerSignedIn, { faults: { getCustomer: 'forbidden' } }, async ({ canvas, id }) => {
    await canvas.findByText('guest: nobody')
    const { reported } = stageOf(id)
    await expect(callsOf(id, 'getCustomer').map(({ status }) => status)).toEqual([403])
    await expect(reported).toEqual([])
  }),
)
