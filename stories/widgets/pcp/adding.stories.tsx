import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import { callsOf, listen, press, type Shopper, sceneIn, stageOf } from '../../support'
import { opened, Page, STEAKS } from './page'

const meta = preview.meta({ title: 'Widgets/pcp/Adding', component: Page, args: STEAKS })

const NAME = 'New York Strip'

/** Opens the quick view of a steak from its card. */
async function open({ canvas }: Shopper) {
  const add = await canvas.findByRole('button', { name: `Add ${NAME}, Two 10 oz steaks` })
  await userEvent.click(add)
  const dialog = within(await screen.findByRole('dialog', { name: NAME }))
  return { add, dialog }
}

const scene = sceneIn(opened(), open)

/** The card's size is preselected, and can be changed. */
export const ChoosingSize = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerLooking, 'quick add choosing size', async ({ dialog }) => {
    await expect(await dialog.findByRole('radio', { name: /^Two 10 oz/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /^Four 10 oz/ }))
    await expect(dialog.getByRole('radio', { name: /^Four 10 oz/ })).toBeChecked()
  }),
})

/** People are checkboxes; nobody is preselected. */
export const ChoosingRecipient = meta.story({
  tags: ['wide'],
  ...scene(worlds.customerLooking, 'choosing recipient', async ({ dialog }) => {
    const eleanor = await dialog.findByRole('checkbox', { name: /^Eleanor/ })
    await expect(eleanor).not.toBeChecked()
    await userEvent.click(eleanor)
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Harold/ }))
    await expect(dialog.getByRole('button', { name: 'Add for 2 people' })).toBeVisible()
  }),
})

/** The button keeps focus, and shows progress after a second. */
export const Adding = meta.story(
  scene(
    () => ({ ...worlds.customerLooking(), faults: { putLineItems: 'never' } }),
    'adding',
    async ({ dialog, id }) => {
      await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
      await press(dialog, 'Add for Eleanor')
      await stageOf(id).clock.advance(1000)
      const busy = await dialog.findByRole('button', { name: 'Adding…' })
      await waitFor(() => expect(busy).toHaveFocus())
    },
  ),
)

/** The shopper stays in the list, and sees for whom it was added; the request includes the location. */
export const Added = meta.story({
  tags: ['proves-announced'],
  ...scene(worlds.customerLooking, 'added', async ({ add, dialog, id }) => {
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
    const said = listen(document.body)
    await press(dialog, 'Add for Eleanor')
    const words = `${NAME} added for Eleanor.`
    await said.until(words)
    await said.once(words)
    await expect(await screen.findByText(words, { ignore: '[aria-live]' })).toBeVisible()
    await waitFor(() => expect(add).toHaveFocus())
    const [call] = callsOf(id, 'putLineItems')
    await expect(call?.body).toMatchObject({
      lineitems: [{ item_id: 1003, addr_id: 3001, location: 'pcp' }],
    })
  }),
})

/** The selection is kept, and the message says that nothing has changed. */
export const Failed = meta.story(
  scene(
    () => ({ ...worlds.customerLooking(), faults: { putLineItems: 'not-found' } }),
    'failed',
    async ({ dialog, id }) => {
      const eleanor = await dialog.findByRole('checkbox', { name: /^Eleanor/ })
      await userEvent.click(eleanor)
      await press(dialog, 'Add for Eleanor')
      const text = 'We couldn’t add this. Your cart hasn’t changed.'
      await expect(await dialog.findByText(text)).toBeVisible()
      await expect(eleanor).toBeChecked()
      await expect((await stageOf(id).backend.cart())?.recipients ?? []).toEqual([])
    },
  ),
)
