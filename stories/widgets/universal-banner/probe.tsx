import { expect } from 'storybook/test'
import { saleDaysLeft } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/universal-banner/app'
import { situations } from '../../support/situations'
import { Page, SALE, shopping, strip } from './page'

/** The longest texts that a page can have. */
export const LONGEST = {
  text: `${'Featherstonehaughsandtheirsons '.repeat(12)}enjoy`,
  code: 'FEATHERSTONEHAUGHANDSONSGRANDOPENING2026',
  href: '/category/steaks',
  linkText: 'W'.repeat(30),
  ends: SALE.ends,
}

/** The sale of the week, on a page whose cart is loaded by another app. */
export const s = situations(app, {
  App: () => <Page {...SALE} />,
  scene: shopping,
  world: saleDaysLeft,
  async ready({ canvas }) {
    const { findByRole, element } = await strip(canvas)
    await expect(await findByRole('timer')).toHaveTextContent('2d 10h left')
    return element
  },
  async works({ canvas, userEvent }) {
    const { findByRole, findByText } = await strip(canvas)
    await userEvent.click(await findByRole('button', { name: 'Apply STEAK10' }))
    await expect(await findByText('Your Promo Code has been accepted')).toBeVisible()
  },
  async longest({ canvas }) {
    const { findByRole, getByText, getByRole } = await strip(canvas)
    await expect(getByText(LONGEST.text)).toBeVisible()
    await expect(getByRole('link', { name: LONGEST.linkText })).toBeVisible()
    await findByRole('button', { name: `Apply ${LONGEST.code}` })
  },
  async outlined({ canvas }) {
    const { getByRole } = await strip(canvas)
    return [getByRole('button', { name: 'Hide this offer' })]
  },
  async wide({ canvas }) {
    const { getByRole, getByText } = await strip(canvas)
    const [words, code, timer] = [
      getByText(SALE.text),
      getByRole('button', { name: /STEAK10/ }),
      getByRole('timer'),
    ].map((one) => one.getBoundingClientRect())
    await expect(code?.left).toBeGreaterThan(words?.right ?? 0)
    await expect(timer?.left).toBeGreaterThan(code?.right ?? 0)
  },
})
