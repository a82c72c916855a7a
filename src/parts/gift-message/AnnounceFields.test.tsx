import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../api/client/client'
import { createFormat } from '../../domain/createFormat'
import { StoreProvider } from '../../hooks'
import { createStore } from '../../store/core/createStore'
import { AnnounceFields } from './AnnounceFields'

afterEach(cleanup)

it.each([
  ['en-US', '9:00 AM', '9:00 PM', '12:05 AM'],
  ['de-DE', '9:00', '21:00', '0:05'],
])('times are written in the store’s format: %s', (locale, ...times) => {
  const value = { isOn: true, email: '', message: '', day: '', time: '00:05' }
  render(
    <StoreProvider store={createStore({ api: createClient(), format: createFormat({ locale }) })}>
      <AnnounceFields formId="a" value={value} onValue={() => {}} problem={null} />
    </StoreProvider>,
  )
  const offered = screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(offered).toEqual(expect.arrayContaining(times))
})
