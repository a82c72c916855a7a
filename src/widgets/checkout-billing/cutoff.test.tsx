import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cutoffPage } from '../../../testing/cutoffPage'
import { ReviewGifts } from './ReviewGifts'

afterEach(cleanup)

const PASSED = /Today’s order cutoff has passed/

it('reports that the cutoff has passed, with the new date of today’s shipments', async () => {
  const { pass, heard } = await cutoffPage(ReviewGifts, '2026-12-01', '2026-12-03')
  await screen.findByText(/December 3|Dec 3/)
  expect(screen.queryByText(PASSED)).toBeNull()
  await pass()
  await screen.findByText(PASSED)
  expect(heard().match(new RegExp(PASSED, 'g'))).toHaveLength(1)
  await screen.findByText(/December 4|Dec 4/)
})

it('reports it even if the gifts cannot be read again', async () => {
  const { pass, backend } = await cutoffPage(ReviewGifts, '2026-12-01', '2026-12-03')
  await screen.findByText(/December 3|Dec 3/)
  for (const name of ['getCart', 'getGuaranteeDates'] as const) backend.setFault(name, 'not-found')
  await pass()
  await screen.findByText(PASSED)
})

it('requests nothing if nothing ships today', async () => {
  const { pass, requests } = await cutoffPage(ReviewGifts, '2026-12-02', '2026-12-04')
  await pass()
  expect(screen.queryByText(PASSED)).toBeNull()
  expect(requests()).toEqual([])
})
