import { expect } from 'storybook/test'
import { addressAskedFor, CLAIM_TOKEN } from '../../../mocks/scenarios'
import ClaimAddress from '../../../src/widgets/claim-address'
import { app } from '../../../src/widgets/claim-address/app'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { answer, asked, openedBy } from './page'

export const probe: Probe = {
  App: ClaimAddress,
  scene: openedBy(CLAIM_TOKEN),
  world: addressAskedFor,
  async ready({ at }) {
    const send = await asked(at)
    await expect(at.getByLabelText('First name')).toHaveValue('Eleanor')
    return send
  },
  async works({ at }) {
    await answer(at)
    await expect(await at.findByText(/^Thank you, Eleanor$/)).toBeVisible()
  },
  saving: { controls: async ({ at }) => [await asked(at)], endpoint: 'putClaimed' },
  reading: {
    endpoints: ['postClaimed'],
    loading: 'Loading',
    failed: 'We couldn’t open your link',
    explains: /It still works/,
    reports: ['claimed-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async longest({ at }) {
    await expect(
      await at.findByRole('heading', { name: /^Maximiliana-The Featherstonehau has a gift/ }),
    ).toBeVisible()
    await expect(at.getByLabelText('Last name')).toHaveValue('Wolfeschlegelst')
  },
  async outlined({ at }) {
    return [await asked(at), at.getByLabelText('City')]
  },
  async withoutPage({ at }) {
    await asked(at)
    await expect(at.queryByRole('link')).toBeNull()
  },
  async oddPage({ at }) {
    await asked(at)
    await expect(at.queryByRole('link')).toBeNull()
  },
}

/** The page behind a link that works. */
export const s = situations(app, probe)
