import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { somethingToMove } from '../../mocks/scenarios'
import { useRecipients, useShipments } from '../../src/hooks'
import { bare, sees, stageOf } from '../support'
import { type Shown, showing } from './bare'

/** Recipients with their items, and the choices for the first line. */
const BareRecipients = showing(() => {
  const { shipments } = useShipments()
  const { choices, moveLine, copyLine, changeRecipient } = useRecipients()
  const [first] = shipments
  const line = first?.items[0]
  const verbsOf = ({ address }: (typeof choices)[number]): Shown['verbs'] => [
    [`One to ${address.fname}`, () => line && moveLine(line.clin_id, address, 1)],
    [`The same to ${address.fname}`, () => line && copyLine(line.clin_id, address)],
    [`All to ${address.fname}`, () => first && changeRecipient(first.crec_id, address)],
  ]
  return {
    rows: shipments.map(({ fname, items }) => {
      return `${fname}: ${items.map(({ sku_id, qty }) => `${qty} x ${sku_id}`).join(', ')}`
    }),
    verbs: choices.flatMap((choice) => verbsOf(choice) ?? []),
  }
})

const meta = preview.meta({ title: 'Hooks/useRecipients', component: BareRecipients })

/** One of three goes to someone who has nothing yet. */
export const Split = meta.story(
  bare(somethingToMove, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One to Josephine' }))
    await canvas.findByText('Josephine: 1 x 10011')
    await waitFor(() => expect(canvas.getByText(/^Eleanor: 2 x 10011/)).toBeVisible())
  }),
)

/** The same goes to someone else as well; the first keeps theirs. */
export const Copied = meta.story(
  bare(
    somethingToMove,
    sees(['Walter: 3 x 10011', /^Eleanor: 3 x 10011/], { press: 'The same to Walter' }),
  ),
)

/** A whole shipment goes to someone else, in one request. */
export const Changed = meta.story(
  bare(somethingToMove, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All to Josephine' }))
    await canvas.findByText(/^Josephine: 3 x 10011/)
    await expect(canvas.queryByText(/^Eleanor/)).toBeNull()
    const sent = stageOf(id).backend.requests.map(({ endpoint }) => endpoint)
    await expect(sent).toContain('postShipmentAddress')
  }),
)
