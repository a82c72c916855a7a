import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { freeGift, oneShipment } from '../../mocks/scenarios'
import { useShipment } from '../../src/hooks'
import { bare, stageOf } from '../support'
import { ofFirstShipment, showing } from './bare'

/** One shipment: its lines by their role, its message, its date. */
const BareShipment = showing(({ shipmentId }: { shipmentId: number }) => {
  const { shipment, lines, setGiftMessage } = useShipment(shipmentId)
  return {
    says: `Message: ${shipment?.gift_message || 'none'}`,
    rows: lines.map(({ line, role }) => `${role} ${line.sku_id}`),
    verbs: [['Write “Enjoy!”', () => setGiftMessage({ gift_message: 'Enjoy!' })]],
  }
})

const meta = preview.meta({ title: 'Hooks/useShipment', component: ofFirstShipment(BareShipment) })

/** A free gift follows the first shipment's parent lines (specification §4). */
export const FreeGift = meta.story(
  bare(freeGift, async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.at(-1)).toHaveTextContent('free-gift')
  }),
)

export const MessageSaved = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enjoy/ }))
    await canvas.findByText('Message: Enjoy!')
    await waitFor(async () => {
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ gift_message }) => gift_message)).toEqual(['Enjoy!'])
    })
  }),
)
