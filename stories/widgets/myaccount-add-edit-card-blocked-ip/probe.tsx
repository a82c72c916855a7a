import { expect } from 'storybook/test'
import { cardsBlockedInAccount, longCards } from '../../../mocks/scenarios'
import MyaccountAddEditCardBlockedIp from '../../../src/widgets/myaccount-add-edit-card-blocked-ip'
import { app } from '../../../src/widgets/myaccount-add-edit-card-blocked-ip/app'
import { press, seen } from '../../support'
import { aCardForm } from '../../support/cardForms'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { cardPage, page } from '../myaccount-add-edit-card/page'

/** What all stories of this page share. */
export const blockedPage = {
  ...cardPage,
  component: MyaccountAddEditCardBlockedIp,
  args: { reference: 'IP-2207' },
}

const TITLE = 'We can’t add cards on this connection'
const GUEST = 'Sign in to manage your saved cards.'

const probe: Probe = {
  App: () => <MyaccountAddEditCardBlockedIp reference="IP-2207" />,
  scene: { hostedForm: aCardForm(), page },
  world: cardsBlockedInAccount,
  async ready({ at }) {
    await seen(at, [/^Your saved cards still work/, 'Reference IP-2207', 'Visa ending 4242'])
    return at.findByRole('heading', { name: TITLE })
  },
  async works({ at }) {
    await press(at, 'Try again')
    await seen(at, /^Still unavailable\.|^You can add a card now\./)
  },
  saving: {
    controls: async ({ at }) => [await at.findByRole('button', { name: 'Try again' })],
    endpoint: 'postHostedPayment',
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
    await expect(await at.findByText(GUEST)).toBeVisible()
  },
  longestWorld: longCards,
  async longest({ at }) {
    await seen(at, /American Express Corporate Platinum/)
  },
  async wide({ at }) {
    const heading = at.getByRole('heading', { level: 1 })
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(560)
  },
  outlined: async ({ at }) => [await at.findByRole('button', { name: 'Try again' })],
  async withoutPage({ at }) {
    await expect(await at.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage({ at }) {
    await expect(await at.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(at.queryByRole('link')).toBeNull()
  },
}

/** The page for a customer with cards, on a connection where cards are blocked. */
export const s = situations(app, probe)
