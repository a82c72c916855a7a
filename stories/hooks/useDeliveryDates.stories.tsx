import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { holidayPeak, nonPerishable, oneShipment, weekDelivery } from '../../mocks/scenarios'
import { formatDay } from '../../src/domain'
import { type DateOutcome, useDeliveryDates, useShipments } from '../../src/hooks'
import { bare, press, stageOf } from '../support'
import { Press } from './bare'

/** The next ten days, and why others are closed. */
function BareDates({ shipmentId }: { shipmentId: number }) {
  const { days, nextTen, status, choose, chosen } = useDeliveryDates(shipmentId)
  const [outcome, setOutcome] = useState<DateOutcome | null>(null)
  const reasons = new Set(days.map(({ reason }) => reason).filter(Boolean))
  return (
    <section aria-label="Days" aria-busy={status === 'loading'}>
      <p>Now: {chosen && formatDay(chosen)}</p>
      <ol>
        {nextTen.map((day) => (
          <li key={formatDay(day.day)}>
            <Press act={async () => setOutcome(await choose(day, { applyAll: true }))}>
              Arrives {formatDay(day.day)}
            </Press>
            {day.isOvernight && ` overnight for ${day.upgradeCents} cents`}
          </li>
        ))}
      </ol>
      <p>Closed for: {[...reasons].sort().join(', ')}</p>
      {outcome?.missed.map(({ shipmentId: id, reason }) => (
        <p key={id}>
          Not for {id}: {reason}
        </p>
      ))}
    </section>
  )
}

/** The possible arrival weeks, and the methods. */
function BareWays({ shipmentId }: { shipmentId: number }) {
  const { weeks, isByWeek, chooseWeek, methods, chooseMethod } = useDeliveryDates(shipmentId)
  return (
    <>
      {isByWeek && (
        <ol aria-label="Weeks">
          {weeks.map((week) => (
            <li key={formatDay(week.monday)}>
              <Press act={() => chooseWeek(week)}>
                Week of {formatDay(week.monday)}: {week.days.length} days
              </Press>
            </li>
          ))}
        </ol>
      )}
      <ul aria-label="Methods">
        {methods.map(({ shipId, name, costCents, isChosen }) => (
          <li key={shipId}>
            <button type="button" aria-pressed={isChosen} onClick={() => chooseMethod(shipId)}>
              {name}, {costCents} cents
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function First() {
  const [shipment] = useShipments().shipments
  if (!shipment) return <p>No shipment</p>
  return (
    <>
      <BareDates shipmentId={shipment.crec_id} />
      <BareWays shipmentId={shipment.crec_id} />
    </>
  )
}

const meta = preview.meta({ title: 'Hooks/useDeliveryDates', component: First })

/** Every closed day has its reason, and days that require the upgrade their price. */
export const Reasons = meta.story(
  bare(holidayPeak, async ({ canvas }) => {
    await canvas.findByText(/Closed for: holiday, past, too-far, too-soon, weekend/)
    await expect(
      canvas.getByRole('button', { name: 'Arrives Mon, Dec 21' }).parentElement,
    ).toHaveTextContent('overnight for 1495 cents')
  }),
)

/** One day for all; exceptions are listed with the reason. */
export const ForAll = meta.story(
  bare(holidayPeak, async ({ canvas, id }) => {
    await press(canvas, 'Arrives Wed, Dec 30')
    await canvas.findByText('Now: Wed, Dec 30')
    await canvas.findByText('Not for 12: outside-group')
    const cart = await stageOf(id).backend.cart()
    const dates = cart?.recipients.map(({ shipping }) => shipping?.delivery_date)
    await expect(dates).toEqual(['2026-12-30', '2026-12-24'])
  }),
)

export const Chosen = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await press(canvas, 'Arrives Fri, Dec 11')
    await canvas.findByText('Now: Fri, Dec 11')
    await waitFor(async () => {
      const cart = await stageOf(id).backend.cart()
      await expect(cart?.recipients.map(({ shipping }) => shipping?.ship_date)).toEqual([
        '2026-12-09',
      ])
      await expect(cart?.recipients[0]?.overnight_upgrade).toBe(false)
    })
  }),
)

/** Any day of a week: days that only the overnight upgrade reaches do not count. */
export const ByWeek = meta.story(
  bare(weekDelivery, async ({ canvas, id }) => {
    const shipment = async () => (await stageOf(id).backend.cart())?.recipients[0]
    await press(canvas, 'Week of Mon, Dec 14: 5 days')
    await canvas.findByText('Now: Mon, Dec 14')
    await expect((await shipment())?.shipping?.ship_select_type).toBe('week')
    await press(canvas, 'Week of Mon, Nov 30: 2 days')
    await canvas.findByText('Now: Thu, Dec 3')
    await expect((await shipment())?.overnight_upgrade).toBe(false)
  }),
)

export const ByMethod = meta.story(
  bare(nonPerishable, async ({ canvas, id }) => {
    const method = await canvas.findByRole('button', { name: 'Two-Day, 995 cents' })
    await userEvent.click(method)
    await waitFor(() => expect(method).toHaveAttribute('aria-pressed', 'true'))
    const cart = await stageOf(id).backend.cart()
    await expect(cart?.shipping_breakdown?.['Shipping Upgrade']).toBe(9.95)
  }),
)
