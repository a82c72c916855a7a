import { expect, waitFor } from 'storybook/test'
import type { AnyEndpoint } from '../../../src/api/account'
import type { Shopper } from '../look'
import { listen } from '../look'
import { stageOf } from '../stages'
import { needed, type Probe, type Visit, visit } from './probe'

const SLOW = 'This is taking longer than usual.'

/** The skeleton is shown, hidden from screen readers, and one sentence is announced. */
export const loading = (probe: Probe) => async (shopper: Shopper) => {
  const words = needed(probe.reading, 'reading').loading
  const said = listen(document.body)
  const { place, at } = await visit(probe, shopper)
  await waitFor(() =>
    expect(place.querySelector('[aria-busy="true"] [aria-hidden="true"]')).toBeVisible(),
  )
  await expect(at.queryByRole('link')).toBeNull()
  await expect(at.queryByRole('article')).toBeNull()
  await said.until(words)
  said.stop()
  await expect(said.heard).toEqual([words])
}

/** After eight seconds, a note with a retry button, which requests again. */
export const slow = (probe: Probe, reads: readonly AnyEndpoint[]) => async (shopper: Shopper) => {
  const { place, at, ...rest } = await visit(probe, shopper)
  await waitFor(() => expect(place.querySelector('[aria-busy="true"]')).toBeVisible())
  const { backend, clock } = stageOf(shopper.id)
  // The skeleton appears before the request reaches the backend, which counts it.
  await waitFor(() => expect(backend.count(reads.at(-1))).toBeGreaterThan(0))
  await clock.advance(8000)
  await expect(await at.findByText(SLOW)).toBeVisible()
  await expect(place.querySelector('[aria-busy="true"]')).toBeVisible()
  await tryAgain(probe, reads, { place, at, ...rest })
  await expect(at.queryByText(SLOW)).toBeNull()
}

/** A message with a next action; a retry loads the data and keeps focus. */
export const loadFailed =
  (probe: Probe, reads: readonly AnyEndpoint[]) => async (shopper: Shopper) => {
    const here = await failed(probe, shopper, 'http')
    await tryAgain(probe, reads, here)
    await expect(here.at.queryByText(needed(probe.reading, 'reading').failed)).toBeNull()
    await expect(document.activeElement).not.toBe(document.body)
  }

/** An unusable response: the same panel, reported with its cause. */
export const unexpectedAnswer = (probe: Probe, why: string) => async (shopper: Shopper) => {
  await failed(probe, shopper, why)
}

async function failed(probe: Probe, shopper: Shopper, why: string): Promise<Visit> {
  const { failed, explains = /./, wayOn, reports } = needed(probe.reading, 'reading')
  const here = await visit(probe, shopper)
  const title = await here.at.findByText(failed)
  const alert = title.closest('[role="alert"]')
  await expect(alert).toBeVisible()
  await expect(alert).toHaveTextContent(explains)
  await expect(here.at.getByRole('button', { name: 'Try again' })).toBeVisible()
  const link = here.at.getByRole('link', { name: wayOn.name })
  await expect(link).toHaveAttribute('href', wayOn.href)
  const { reasons } = stageOf(shopper.id)
  for (const code of reports) await waitFor(() => expect(reasons).toContain(`${code}: ${why}`))
  return here
}

async function tryAgain(probe: Probe, reads: readonly AnyEndpoint[], here: Visit): Promise<void> {
  const { backend } = stageOf(here.id)
  const before = backend.count(reads.at(-1))
  for (const endpoint of reads) backend.setFault(endpoint, null)
  await here.userEvent.click(here.at.getByRole('button', { name: 'Try again' }))
  await probe.ready(here)
  await expect(backend.count(reads.at(-1))).toBe(before + 1)
}
