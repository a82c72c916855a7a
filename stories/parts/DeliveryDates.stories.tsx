import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import * as worlds from '../../mocks/scenarios'
import { useDeliveryDates, useShipments } from '../../src/hooks'
import { DateForm } from '../../src/parts/delivery/calendar/DateForm'
import { MethodForm } from '../../src/parts/delivery/MethodForm'
import { SendDayForm } from '../../src/parts/delivery/SendDayForm'
import { Card } from '../../src/ui'
import { openCalendar, scene } from '../support'

const forms = { perishable: DateForm, parcel: MethodForm, 'e-gift': SendDayForm }

function Form({ shipmentId }: { shipmentId: number }) {
  const dates = useDeliveryDates(shipmentId)
  const Chosen = forms[dates.kind]
  return (
    <Card>
      <Chosen dates={dates} end={fn()} />
    </Card>
  )
}

/** The content of a delivery dialog, without the dialog. */
function First() {
  const [shipment] = useShipments().shipments
  return shipment ? <Form shipmentId={shipment.crec_id} /> : null
}

const meta = preview.meta({ title: 'Parts/DeliveryDates', component: First })

/** The Sunday when daylight saving time starts: no day is skipped, and the cutoff is right. */
export const SummerTimeBegins = meta.story(
  scene(worlds.springForward, async ({ canvas }) => {
    const grid = await openCalendar(canvas, { name: 'March 2026' })
    await expect(grid.querySelectorAll('.gw-month-day')).toHaveLength(24)
    await expect(
      canvas.getByRole('button', { name: /^Sunday, March 8, 2026, today/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /^Tuesday, March 10.*overnight only/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Wed, Mar 11' })).toBeVisible()
    await expect(canvas.queryByText(/^Order in the next/)).toBeNull()
  }),
)

/** The Sunday when daylight saving time ends, in the repeated hour. */
export const SummerTimeEnds = meta.story(
  scene(worlds.fallBack, async ({ canvas }) => {
    const grid = await openCalendar(canvas, { name: 'November 2026' })
    await expect(grid.querySelectorAll('.gw-month-day')).toHaveLength(30)
    await expect(
      canvas.getByRole('button', { name: /^Sunday, November 1, 2026, today/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Wed, Nov 4' })).toBeVisible()
    const holiday = /^Thursday, November 26, 2026, no delivery on Thanksgiving Day/
    await expect(canvas.getByRole('button', { name: holiday })).toBeVisible()
  }),
)

/** One minute before midnight: the first days are in the new year. */
export const NewYearsEve = meta.story(
  scene(worlds.newYearsEve, async ({ canvas }) => {
    await expect(await openCalendar(canvas, { name: 'January 2027' })).toBeVisible()
    await expect(canvas.getByText(/^Today’s order cutoff has passed/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to December 2026' }))
    const today = canvas.getByRole('button', { name: /^Thursday, December 31, 2026, today/ })
    await expect(today).toHaveAttribute('aria-disabled', 'true')
  }),
)

/** Weeks, and the way to a certain day. */
export const Weeks = meta.story({
  tags: ['wide'],
  ...scene(worlds.weekDelivery, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A specific day' }))
    await expect(await openCalendar(canvas, { name: 'December 2026' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Any day that week' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Mon, Dec 7 to Sun, Dec 13' })).toBeChecked()
  }),
})

/** Shipping methods for nonperishable items. */
export const Methods = meta.story({
  tags: ['wide'],
  ...scene(worlds.nonPerishable, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Economy, no date' }))
    await expect(canvas.getByRole('button', { name: 'Choose Economy, no date' })).toBeVisible()
  }),
})

/** An e-gift: a past day and an invalid email are shown at their fields. */
export const EGiftProblems = meta.story({
  tags: ['wide'],
  ...scene(worlds.eGift, async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Recipient’s email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'ellie@example')
    const day = canvas.getByLabelText('Send on')
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-30')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(/complete email address/)
    await expect(day).toHaveAccessibleDescription(/That day has passed.*Tue, Dec 1 or later/)
    await userEvent.clear(email)
    await userEvent.paste(`${'e'.repeat(60)}@example.com`)
    await expect(email).toHaveValue('e'.repeat(50))
    await expect(canvas.getByText('Shortened to 50 characters.')).toBeVisible()
  }),
})
