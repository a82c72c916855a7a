import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fiveHundredRecipients, severalProblems, sixtyRecipients } from '../../../mocks/scenarios'
import { listen, noSidewaysScroll, shown, stageOf } from '../../support'
import { cartPage, scene } from './page'

const meta = preview.meta({ title: 'Widgets/checkout-cart/Large', ...cartPage })

/** Sixty recipients as rows, except three incomplete ones; search above. */
export const Collapsed = meta.story({
  tags: ['wide'],
  ...scene(sixtyRecipients, async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(60)
    await expect(canvas.getAllByRole('button', { name: /^To /, expanded: true })).toHaveLength(3)
    await expect(canvas.getAllByRole('button', { name: /^To /, expanded: false })).toHaveLength(57)
    await canvas.findByRole('searchbox', { name: 'Search recipients or items' })
    await noSidewaysScroll()
  }),
})

/** One is expanded, and edited in place. */
export const Expanded = meta.story(
  scene(sixtyRecipients, async ({ canvas, id }) => {
    const collapse = await canvas.findByRole('button', { name: 'To Josephine Abbott' })
    await userEvent.click(collapse)
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    const card = within(canvas.getByRole('article', { name: 'To Josephine Abbott' }))
    const name = 'Increase quantity of Filet Mignon in Josephine Abbott’s shipment'
    await userEvent.click(card.getByRole('button', { name }))
    await waitFor(() => expect(stageOf(id).store.state.cart?.recipients[2]?.items[0]?.qty).toBe(2))
    await expect(collapse).toBeVisible()
  }),
)

/** Finds someone by name and town, and announces the number of matches. */
export const Searched = meta.story({
  tags: ['wide'],
  ...scene(sixtyRecipients, async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement)
    const field = await canvas.findByRole('searchbox', { name: 'Search recipients or items' })
    await userEvent.type(field, 'madison cas')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    await said.until('1 of 60 people')
    await userEvent.clear(field)
    await userEvent.paste('nobody of that name')
    await canvas.findByText('No matches in your cart.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60))
    said.stop()
  }),
})

/** Only incomplete shipments. */
export const OnlyMissing = meta.story(
  scene(sixtyRecipients, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show incomplete only' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await waitFor(() => expect(canvas.getAllByText('Needs phone number')).toHaveLength(6))
  }),
)

/** A problem in a collapsed shipment still links to its line. */
export const ProblemInACollapsedCard = meta.story({
  ...scene(() => {
    const [world, broken] = [sixtyRecipients(), severalProblems()]
    const first = broken.cart?.recipients[2]
    const recipients = [...(world.cart?.recipients ?? []), ...(first ? [first] : [])]
    return { ...world, ...(world.cart && { cart: { ...world.cart, recipients } }) }
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(61)
    await userEvent.click(shown(canvas.getAllByRole('button', { name: 'Check out' })))
    await userEvent.click(await canvas.findByRole('button', { name: /^Only 6/ }))
    await waitFor(() => expect(document.activeElement?.closest('[data-gw-line]')).toBeVisible())
  },
})

/** 500 recipients, 2,000 lines. */
export const FiveHundred = meta.story(
  scene(fiveHundredRecipients, async ({ canvas }) => {
    await canvas.findByText('2000 items for 500 people')
    const field = await canvas.findByRole('searchbox', { name: 'Search recipients or items' })
    await userEvent.type(field, '599 commerce')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  }),
)
