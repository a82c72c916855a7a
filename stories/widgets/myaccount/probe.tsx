import { expect, userEvent, waitFor } from 'storybook/test'
import { customerAtHome, longDetails } from '../../../mocks/scenarios'
import MyAccount from '../../../src/widgets/myaccount'
import { app } from '../../../src/widgets/myaccount/app'
import { type Canvas, callsOf } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { openedAt } from './page'

const saveOf = async (at: Canvas) => {
  const [save] = await at.findAllByRole('button', { name: 'Save' })
  if (!save) throw new Error('Nothing is to be saved.')
  return save
}

/** Each link is one of the area itself. */
async function linksWithin(at: Canvas): Promise<void> {
  for (const link of await at.findAllByRole('link', { hidden: true }))
    await expect(link.getAttribute('href')).toMatch(/#\/[a-z-]+$/)
}

const probe: Probe = {
  App: () => <MyAccount />,
  scene: openedAt('#/account-information'),
  world: customerAtHome,
  async ready({ at }) {
    await expect(await at.findByLabelText('First name')).toHaveValue('Margaret')
    return saveOf(at)
  },
  async works({ at, id }) {
    const name = await at.findByLabelText('First name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Maggie')
    await userEvent.click(await saveOf(at))
    await waitFor(() => expect(callsOf(id, 'putCustomer')).toHaveLength(1))
  },
  saving: { controls: async ({ at }) => [await saveOf(at)], endpoint: 'putCustomer' },
  reading: {
    endpoints: ['getCustomer'],
    loading: 'Loading your account',
    failed: 'We couldn’t load your account',
    explains: /Nothing in it has changed/,
    reports: ['customer-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async asGuest({ at }) {
    await expect(await at.findByRole('region', { name: 'Sign in' })).toBeVisible()
  },
  longestWorld: longDetails,
  async longest({ at }) {
    await expect(await at.findByLabelText('First name')).toHaveValue('Maximiliana-Eva')
    const email = 'maximiliana.featherstonehaugh@mail.example-abc.com'
    await expect(await at.findByLabelText('Email')).toHaveValue(email)
  },
  async wide({ at }) {
    const menu = await at.findByRole('navigation', { name: 'Account menu' })
    const heading = at.getByRole('heading', { level: 1 })
    await expect(menu.getBoundingClientRect().right).toBeLessThan(
      heading.getBoundingClientRect().left,
    )
  },
  outlined: async ({ at }) => [await saveOf(at), await at.findByLabelText('First name')],
  withoutPage: ({ at }) => linksWithin(at),
  oddPage: ({ at }) => linksWithin(at),
}

/** The account area at a screen with a form. */
export const s = situations(app, probe)
