import { expect, within } from 'storybook/test'
import { oneShipment, twoShipments } from '../../../mocks/scenarios'
import { cartActions } from '../../../src/store/cart/actions'
import ModalProvider from '../../../src/widgets/modal-provider'
import { app } from '../../../src/widgets/modal-provider/app'
import { gone, stageOf } from '../../support'
import { situations } from '../../support/situations'
import type { Probe } from '../../support/situations/probe'
import { askIn, calendar, opened, withoutCart } from './page'

/** Shared by all dialogs: nothing is visible before one is requested. */
const base: Probe = {
  App: ModalProvider,
  scene: withoutCart,
  world: oneShipment,
  ready: async ({ place }) => place,
}

/** No dialog is open. */
export const closed = situations(app, base)

export const messageProbe: Probe = {
  ...base,
  async open({ id }) {
    const shipmentId = stageOf(id).store.state.cart?.recipients[0]?.crec_id ?? -1
    void askIn(id)('gift-message', { shipmentId })
    return (await opened(/^Gift message for/)).element
  },
  async ready({ place }) {
    await expect(place).toHaveAccessibleName('Gift message for Eleanor Whitfield')
    return place
  },
  async longest({ at, place }) {
    await expect(place).toHaveAccessibleName('Gift message for Maximilianaaaaa Featherstonehau')
    for (const [label, length] of [
      ['Gift message', 240],
      ['Their email', 50],
    ] as const)
      await expect(at.getByLabelText(label)).toHaveProperty('value.length', length)
  },
  outlined: async ({ at, place }) => [place, at.getByRole('button', { name: 'Save' })],
}

/** The editor of the gift message of the first shipment. */
export const message = situations(app, messageProbe)

/** The calendar of the only shipment, which has days to read. */
export const dates = situations(app, {
  ...base,
  open: async ({ id }) => (await calendar(id)).element,
  ready: ({ at }) => at.findByText('More dates'),
  reading: {
    endpoints: ['getGuaranteeDates'],
    loading: 'Finding delivery dates…',
    failed: 'We couldn’t load the delivery dates',
    explains: /current date hasn’t changed/,
    reports: ['dates-failed'],
    wayOn: { name: /^Call/, href: 'tel:8005550142' },
  },
  async wide({ at, place }) {
    const ribbon = within(at.getByRole('group', { name: 'Next available dates' }))
    const chips = ribbon.getAllByRole('radio')
    await expect(chips.length).toBeGreaterThan(4)
    const rows = new Set(chips.map((chip) => Math.round(chip.getBoundingClientRect().top)))
    await expect(rows.size).toBe(1)
    const { left, right, width } = place.getBoundingClientRect()
    await expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(20)
    await expect(width).toBeLessThanOrEqual(800)
  },
})

/** The session has expired, which a dialog shows with the page's links. */
export const signedOut = situations(app, {
  ...base,
  world: () => ({ ...twoShipments(), faults: { putQuantity: 'unauthorized' } }),
  async open({ id }) {
    void stageOf(id).store.use(cartActions).setQuantity(101, 4)
    return (await opened('Please sign in again')).element
  },
  async withoutPage({ at, place, userEvent }) {
    await expect(at.queryByRole('link')).toBeNull()
    await userEvent.click(at.getByRole('button', { name: 'Continue as guest' }))
    await gone(place)
  },
  async oddPage({ at }) {
    const links = at.getAllByRole('link').map((link: Element) => link.getAttribute('href'))
    await expect(links).toEqual(['/come-in'])
  },
})
