import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cutoffPage } from '../../../testing/cutoffPage'
import { CheckoutCart } from './CheckoutCart'

afterEach(cleanup)

const PASSED = /Today’s order cutoff has passed/

it('reports that the cutoff has passed, with the new date of today’s shipments', async () => {
  const { pass, heard } = await cutoffPage(CheckoutCart, '2026-12-01', '2026-12-03')
  await screen.findAllByText(/Thu, Dec 3/)
  expect(screen.queryByText(PASSED)).toBeNull()
  await pass()
  expect((await screen.findByText(PASSED)).closest('[role="status"]')).not.toBeNull()
  expect(heard().match(new RegExp(PASSED, 'g'))).toHaveLength(1)
  await screen.findAllByText(/Fri, Dec 4/)
  expect(screen.queryByText(/Thu, Dec 3/)).toBeNull()
})

it('reports it the next day, too, on a page that stayed open', async () => {
  const { pass } = await cutoffPage(CheckoutCart, '2026-12-02', '2026-12-04')
  await pass(24 * 3_600_000 - 60_000)
  expect(screen.queryByText(PASSED)).toBeNull()
  await pass(2 * 60_000)
  await screen.findByText(PASSED)
})

it('requests nothing if nothing ships today', async () => {
  const { pass, requests } = await cutoffPage(CheckoutCart, '2026-12-02', '2026-12-04')
  await pass()
  expect(screen.queryByText(PASSED)).toBeNull()
  expect(requests()).not.toContain('getGuaranteeDates')
})
