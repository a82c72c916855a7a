import { expect, userEvent } from 'storybook/test'
import { boxForEleanor } from '../../../mocks/scenarios'
import { app } from '../../../src/widgets/pdp/app'
import type { Canvas } from '../../support'
import { situations } from '../../support/situations'
import { addButton, dataOf, Page, people, productOf } from './page'

/** The longest texts that a product page can have. */
export const LONGEST = {
  ...productOf('ribeye', {
    name: 'W'.repeat(30),
    tagline: 'Featherstonehaughsandtheirsons '.repeat(6),
    skus: [1, 2, 3].map((at) => ({
      sku_id: 10020 + at,
      label: 'Featherstonehaughsandtheirsons of twelve ounces each',
      price: 99_999.95,
      strike_price: 120_000,
    })),
  }),
  details: 'W'.repeat(200),
}

/** Adds the ribeye for someone; returns the confirmation. */
async function add(canvas: Canvas, name = 'Harold') {
  const { findByRole } = await people(canvas)
  await userEvent.click(await findByRole('checkbox', { name: new RegExp(`^${name}`) }))
  await userEvent.click(await addButton(canvas, `Add for ${name}`))
  return canvas.findByRole('region', { name: new RegExp(`added for ${name}`) })
}

/** The ribeye's page, with a recipient in the cart. */
export const s = situations(app, {
  App: () => <Page {...dataOf('ribeye')} />,
  world: boxForEleanor,
  async ready({ canvas }) {
    const { findByRole } = await people(canvas)
    await findByRole('checkbox', { name: /^Eleanor.*In your cart/ })
    return canvas.getByRole('heading', { name: 'Boneless Ribeye' })
  },
  works: ({ canvas }) => add(canvas),
  saving: {
    controls: async ({ canvas }) => [await addButton(canvas, 'Add to cart')],
    endpoint: 'putLineItems',
  },
  async longest({ canvas }) {
    const { findByRole } = await people(canvas)
    await findByRole('checkbox', { name: /^Maximiliana.* Featherstonehau/ })
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByText('$99,999.95').length).toBeGreaterThan(3)
  },
  async outlined({ canvas, canvasElement }) {
    await people(canvas)
    return ['.gw-size', '.gw-people-chip'].map((one) => canvasElement.querySelector(one))
  },
  async wide({ canvas, canvasElement }) {
    const photo = canvasElement.querySelector('.gw-gallery')?.getBoundingClientRect()
    const button = (await addButton(canvas, 'Add to cart')).getBoundingClientRect()
    await expect(photo?.right).toBeLessThan(button.left)
    await expect(button.bottom).toBeLessThan(innerHeight)
  },
  async withoutPage({ canvas }) {
    const panel = await add(canvas)
    await expect(panel.querySelector('a')).toBeNull()
  },
  async oddPage({ canvas }) {
    const panel = await add(canvas)
    const links = [...panel.querySelectorAll('a')].map((one) => one.getAttribute('href'))
    await expect(links).toEqual(['/my-cart'])
  },
})
