import { expect } from 'storybook/test'
import { fiveRecipients } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/recipe/app'
import { LONG_NAME } from '../../support/products'
import { cards } from '../../support/recipes'
import { situations } from '../../support/situations'
import { HOME, Page } from './page'

/** The longest texts that a page can have. */
export const LONGEST = {
  ...HOME,
  hero: HOME.hero && { ...HOME.hero, title: LONG_NAME, intro: LONG_NAME },
  latest: cards.slice(0, 3).map((one) => ({ ...one, title: LONG_NAME })),
  categories: [{ name: 'Slow Sunday roasts for a full table', url: '#a', image: null }],
}

export const s = situations(app, {
  App: () => <Page {...HOME} />,
  world: fiveRecipients,
  async ready({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible()
    return canvas.getByRole('heading', { name: HOME.hero?.title })
  },
  works: ({ canvas }) => canvas.findByRole('navigation', { name: 'Browse recipes' }),
  async longest({ canvas }) {
    await expect(canvas.getAllByText(LONG_NAME).length).toBeGreaterThan(3)
  },
  outlined: async ({ canvas }) => canvas.getAllByRole('textbox'),
  async wide({ canvas }) {
    const hero = canvas.getByRole('heading', { name: HOME.hero?.title })
    const latest = canvas.getByRole('heading', { name: 'New this week' })
    await expect(latest.getBoundingClientRect().left).toBeGreaterThan(
      hero.getBoundingClientRect().left,
    )
  },
})
