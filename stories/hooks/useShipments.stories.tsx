import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { elevenGifts, twoShipments } from '../../mocks/scenarios'
import { recipientName } from '../../src/domain/shipment/shipments'
import { useShipments } from '../../src/hooks'
import { bare, stageOf } from '../support'
import { showing } from './bare'

/** The shipments in order, and a button to merge the last two. */
const BareShipments = showing(() => {
  const { shipments, merge, setGiftMessages } = useShipments()
  const ids = shipments.map(({ crec_id }) => crec_id)
  const [winner, loser] = shipments.slice(-2).map(({ crec_id }) => crec_id)
  return {
    rows: shipments.map((shipment) => {
      const name = shipment.is_myself ? 'Myself' : recipientName(shipment)
      return [`${name}: ${shipment.items.length}`, shipment.gift_message].filter(Boolean).join(', ')
    }),
    verbs:
      winner === undefined || loser === undefined
        ? []
        : [
            ['Merge the last two', () => merge(winner, loser)],
            ['One message for all', () => setGiftMessages(ids, 'Enjoy!')],
          ],
  }
})

const meta = preview.meta({ title: 'Hooks/useShipments', component: BareShipments })

export const ElevenGifts = meta.story(
  bare(elevenGifts, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11))
  }),
)

/** The merged shipment is only removed once the server has responded. */
export const Merged = meta.story(
  bare(twoShipments, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge the last two' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(stageOf(id).backend.count('postMergeShipments')).toBe(1)
  }),
)

/** One request after the other, each shown as it is saved. */
export const OneMessage = meta.story(
  bare(twoShipments, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One message for all' }))
    await waitFor(() => expect(canvas.getAllByText(/, Enjoy!$/)).toHaveLength(2))
    await expect(stageOf(id).backend.count('postGiftMessage')).toBe(2)
  }),
)
