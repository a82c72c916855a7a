import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createBackend, twoShipments } from '../../mocks'
import { App } from './HeadlessApp'

it('the example draws the cart of its server, and a server draws that it is being read', async () => {
  vi.stubGlobal('fetch', createBackend({ scenario: twoShipments }).fetch)
  expect(renderToString(<App />)).toBe('<p role="status">loading</p>')
  await act(async () => void render(<App />))
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain('For me')
})
