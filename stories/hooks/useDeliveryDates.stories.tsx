import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { holidayPeak, oneShipment } from '../../mocks/scenarios'
import { useDeliveryDates, useShipments } from '../../src/hooks'
import { scene, stageOf } from '../support'

/** The days of a shipment: the next five that are free, and why others are closed. */
function BareDates({ shipmentId }: { shipmentId: number }) {
  const { days, availableDays, status, choose } = useDeliveryDates(shipmentId)
  const reasons = new Set(days.map(({ reason }) => reason).filter(Boolean))
  return (
    <section aria-label="Days" aria-busy={status === 'loading'}>
      <ol>
        {availableDays.slice(0, 5).map((day) => (
          <li key={day.ship_date}>
            <button type="button" onClick={() => choose(day)}>
              Ships {day.ship_date}
            </button>
          </li>
        ))}
      </ol>
      <p>Closed for: {[...reasons].sort().join(', ')}</p>
    </section>
  )
}

function First() {
  const [shipment] = useShipments().shipments
  if (!shipment) return <p>No shipment</p>
  return (
    <>
      <p>Now: {shipment.shipping?.ship_date}</p>
      <BareDates shipmentId={shipment.crec_id} />
    </>
  )
}

const bare = (world: Parameters<typeof scene>[0]) => scene(world, { isBare: true })
const meta = preview.meta({ title: 'Hooks/useDeliveryDates', component: First })

/** Every closed day has its reason. */
export const Reasons = meta.story({
  ...bare(holidayPeak),
  play: async ({ canvas }) => {
    await canvas.findByText(/Closed for: .*holiday.*weekend/)
  },
})

export const Chosen = meta.story({
  ...bare(oneShipment),
  play: async ({ canvas, id }) => {
    const days = await canvas.findAllByRole('button', { name: /^Ships/ })
    const last = days.at(-1) as HTMLElement
    const day = last.textContent?.slice('Ships '.length) ?? ''
    await userEvent.click(last)
    await canvas.findByText(`Now: ${day}`)
    await waitFor(async () => {
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ shipping }) => shipping?.ship_date)).toEqual([day])
    })
  },
})
