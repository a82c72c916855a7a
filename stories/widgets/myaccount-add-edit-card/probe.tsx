import { expect, waitFor } from 'storybook/test'
import { longCards, oneCard } from '../../../mocks/scenarios'
import MyaccountAddEditCard from '../../../src/widgets/myaccount-add-edit-card'
import { app } from '../../../src/widgets/myaccount-add-edit-card/app'
import { seen } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { page, save, savesOf } from './page'

const probe: Probe = {
  App: () => <MyaccountAddEditCard />,
  scene: { hostedForm: aCardForm(), page },
  world: oneCard,
  async ready({ at }) {
    await expect(await at.findByLabelText('Nickname')).toBeVisible()
    return at.findByRole('button', { name: 'Save' })
  },
  async works({ at, id }) {
    await save(at)
    await waitFor(() => expect(savesOf(id)).toHaveLength(1))
  },
  saving: {
    controls: async ({ at }) => [await at.findByRole('button', { name: 'Save' })],
    endpoint: 'postHostedProfile',
  },
  reading: {
    endpoints: ['getCustomer'],
    loading: 'Loading your account',
    failed: 'We couldn’t load your account',
    explains: /Nothing in it has changed/,
    reports: ['customer-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByText('Sign in to manage your saved cards.')).toBeVisible()
  },
  longestWorld: longCards,
  async longest({ at }) {
    await expect(await at.findByLabelText('Nickname')).toHaveValue('W'.repeat(30))
    await seen(at, [/American Express Corporate Platinum/, /12345 Old Chattanooga Turnpike/])
  },
  async wide({ at }) {
    const heading = at.getByRole('heading', { level: 1 })
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(560)
  },
  outlined: async ({ at }) => [
    await at.findByLabelText('Nickname'),
    await at.findByRole('button', { name: 'Save' }),
  ],
  async withoutPage({ at }) {
    await expect(await at.findByLabelText('Nickname')).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage({ at }) {
    await expect(await at.findByLabelText('Nickname')).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
}

/** The form for a new card, for a customer with one saved card. */
export const s = situations(app, probe)
