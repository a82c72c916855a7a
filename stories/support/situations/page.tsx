import { expect, waitFor, within } from 'storybook/test'
import AccountCart from '../../../src/widgets/account-cart'
import type { Shopper } from '../look'
import { Breaking, readPageData, Unloaded } from '../mishaps'
import type { SceneOptions } from '../scene'
import { stageOf } from '../stages'
import { needed, type Probe, visit } from './probe'

/** Partly valid page data: invalid values count as absent. */
const ODD_PAGE = {
  links: { cart: '/my-cart', signIn: '/come-in', checkout: 7, shop: 7 },
  help: 'soon',
}

/** A page with that data, parsed like in the embed. */
export const withOddPage = ({ scene }: Probe): SceneOptions => ({
  page: {},
  async before(stage) {
    readPageData(stage, ODD_PAGE)
    await scene?.before?.(stage)
  },
})

/** The app next to one whose file could not be loaded. */
export const besideUnloaded =
  ({ App }: Probe) =>
  () => (
    <>
      <Unloaded />
      <App />
    </>
  )

/** The other root shows a message, and this one is unaffected. */
export const chunkFailed = (probe: Probe) => async (shopper: Shopper) => {
  const { canvas } = shopper
  await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  const here = await visit(probe, shopper)
  await probe.ready(here)
  await probe.works?.(here)
}

/** A page without links, help or products. */
export const pageDataMissing = (probe: Probe) => async (shopper: Shopper) => {
  await needed(probe.withoutPage, 'withoutPage')(await visit(probe, shopper))
}

/** Valid page data is used; the rest is reported, once. */
export const pageDataMalformed = (probe: Probe) => async (shopper: Shopper) => {
  await needed(probe.oddPage, 'oddPage')(await visit(probe, shopper))
  await expect(stageOf(shopper.id).reported).toEqual(['page-data-invalid'])
}

/** The small cart of the header works: it opens with all lines of the cart, and is closed again. */
const header: NonNullable<Probe['neighbor']> = {
  App: AccountCart,
  async works({ canvas, userEvent, id }) {
    const { recipients = [] } = (await stageOf(id).backend.cart()) ?? {}
    const lines = recipients.flatMap(({ items }) => items)
    await userEvent.click(await canvas.findByRole('button', { name: /^Cart, \d+ items?$/ }))
    const panel: HTMLElement = await canvas.findByRole('dialog', { name: 'Your cart' })
    const rows = () => panel.querySelectorAll('[data-gw-line]')
    await waitFor(() => expect(rows()).toHaveLength(lines.length))
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
  },
}

/** The app, which can be broken, beside another one. */
export function breakable({ App, neighbor = header }: Probe) {
  return () => (
    <>
      <Breaking>
        <App />
      </Breaking>
      <neighbor.App />
    </>
  )
}

/** It crashes: only its own root shows a message, the other app works, and a retry restores it. */
export const renderCrash = (probe: Probe) => async (shopper: Shopper) => {
  const { canvas, userEvent } = shopper
  const { neighbor = header } = probe
  const content = await probe.ready(await visit(probe, shopper))
  // A panel can cover the button.
  canvas.getByText('Break it').click()
  const title = await canvas.findByText('Something went wrong here.')
  await expect(title).toBeVisible()
  await expect(title.closest('[data-breaking]')?.children).toHaveLength(1)
  await expect(content.isConnected).toBe(false)
  await expect(getComputedStyle(document.body).overflow).not.toBe('hidden')
  await neighbor.works(shopper)
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  if (probe.back) await probe.back(shopper)
  else await probe.ready(await visit(probe, shopper))
}
