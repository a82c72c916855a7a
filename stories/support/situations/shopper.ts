import { expect, screen, waitFor } from 'storybook/test'
import { accountActions } from '../../../src/store/account/account'
import type { Shopper } from '../look'
import { type Canvas, listen } from '../look'
import { whileOffline } from '../mishaps'
import { stageOf } from '../stages'
import { needed, type Probe, visit } from './probe'

const OFFLINE = 'You’re offline. Changes won’t be saved.'
const CONNECTED = 'You’re back online. Changes are saved again.'

/** After a 403, the customer becomes a guest (specification §6): nothing is asked, announced or reported. */
export const forbidden = (probe: Probe) => async (shopper: Shopper) => {
  const { backend, store, clock, reasons } = stageOf(shopper.id)
  const { loadCustomer } = store.use(accountActions)
  await loadCustomer()
  await expect(store.slot(accountActions).customer?.fname).toBe('Margaret')
  const here = await visit(probe, shopper)
  // On a busy machine the app may still be loading, and announce that.
  await waitFor(() => expect(here.place.querySelector('.gw-awaited')).toBeNull())
  await clock.advance(500)
  const dialogs = screen.queryAllByRole('dialog').length
  const said = listen(document.body)
  backend.setFault('getCustomer', 'forbidden')
  await loadCustomer()
  const asked = backend.requests.filter(({ endpoint }) => endpoint === 'getCustomer')
  await expect(asked.at(-1)?.status).toBe(403)
  await waitFor(() => expect(store.slot(accountActions).customer).toBeNull())
  await probe.asGuest?.(here)
  // As long as an announcement or a dialog would take to appear.
  await clock.advance(500)
  await expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs)
  await expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
  said.stop()
  await expect(said.heard).toEqual([])
  await expect(reasons).toEqual([])
}

/** Offline: loaded data stays, saving is off; afterward it saves again. */
export const offline = (probe: Probe) => async (shopper: Shopper) => {
  const here = await visit(probe, shopper)
  await probe.ready(here)
  const { controls, endpoint } = needed(probe.saving, 'saving')
  await offlineAndBack(shopper, here.at, await controls(here), () => probe.ready(here))
  await expect(stageOf(shopper.id).backend.count(endpoint)).toBe(0)
  await probe.works?.(here)
}

/**
 * Goes offline while an action runs, then online again: each is announced once, and meanwhile each control
 * is off with the reason, and does nothing.
 */
export async function offlineAndBack(
  { userEvent }: Shopper,
  at: Canvas,
  controls: readonly HTMLElement[],
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const said = listen(document.body)
  await whileOffline(async () => {
    await expect(await at.findByText(OFFLINE, { selector: '.gw-offline *' })).toBeVisible()
    await said.until(OFFLINE)
    for (const control of controls) {
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await expect(control).toHaveAccessibleDescription(OFFLINE)
      await userEvent.click(control)
    }
    await meanwhile()
  })
  await said.until(CONNECTED)
  await waitFor(() => expect(at.queryByText(OFFLINE, { selector: '.gw-offline *' })).toBeNull())
  for (const control of controls)
    await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'))
  said.stop()
  const told = said.heard.filter((text) => [OFFLINE, CONNECTED].includes(text))
  await expect(told).toEqual([OFFLINE, CONNECTED])
}
