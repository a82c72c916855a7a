import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useProfile } from '../../src/hooks'
import { bare, callsOf, press, seen } from '../support'
import { showing } from './bare'

/** A customer’s details and password in bare HTML. */
const BareProfile = showing(() => {
  const { customer, pendingEmail, update, changePassword } = useProfile()
  const fields = { fname: 'Maggie', lname: 'Holloway', email: 'maggie@example.com', phone: '' }
  return {
    says: [
      customer ? `${customer.fname} ${customer.lname}, ${customer.email}` : 'nobody',
      `waits: ${pendingEmail}`,
    ],
    verbs: [
      ['Change the details', () => update(fields)],
      ['Change the password', () => changePassword(worlds.PASSWORD, 'correct horse')],
    ],
  }
})

const meta = preview.meta({ title: 'Hooks/useProfile', component: BareProfile })

export const Changed = meta.story(
  bare(worlds.customerAtHome, async ({ canvas }) => {
    await seen(canvas, 'Margaret Holloway, margaret.holloway@example.com')
    await press(canvas, 'Change the details')
    await seen(canvas, ['Maggie Holloway, maggie@example.com', 'waits: null'])
  }),
)

/** With email verification, the old one stays until the link is opened. */
export const EmailWaits = meta.story(
  bare(worlds.customerOfAHouseThatVerifies, async ({ canvas }) => {
    await seen(canvas, 'Margaret Holloway, margaret.holloway@example.com')
    await press(canvas, 'Change the details')
    await seen(canvas, [
      'Maggie Holloway, margaret.holloway@example.com',
      'waits: maggie@example.com',
    ])
  }),
)

export const PasswordChanged = meta.story(
  bare(worlds.customerAtHome, async ({ canvas, id }) => {
    await seen(canvas, /^Margaret/)
    await press(canvas, 'Change the password')
    await waitFor(() => expect(callsOf(id, 'postPasswordChange')[0]?.status).toBe(200))
  }),
)
