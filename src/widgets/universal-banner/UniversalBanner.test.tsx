import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SALE_END } from '../../../mocks/scenarios'
import { bannerPage, OFFER } from '../../../testing/bannerPage'
import { SlotProvider } from '../../hooks'

afterEach(cleanup)

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('moves focus to the previous element if none follows a dismissed message', async () => {
  const { page } = bannerPage(OFFER)
  render(page())
  screen.getByText('Cart').tabIndex = -1
  await press('Hide this offer')
  expect(document.activeElement?.textContent).toBe('Skip')
})

it('shows several messages one at a time, and the next only on request', async () => {
  const messages = [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }]
  const { page, said, pass } = bannerPage({ messages })
  render(page())
  const shown = () => screen.getByRole('region').textContent
  expect(shown()).toContain('First')
  await pass(10 * 60_000)
  expect(shown()).toContain('1 of 3')
  for (const [text, place] of [
    ['Second', '2 of 3'],
    ['Third', '3 of 3'],
    ['First', '1 of 3'],
  ] as const) {
    await press('Next offer')
    expect(shown()).toContain(text)
    expect(shown()).toContain(place)
  }
  expect(said()).toEqual(['2 of 3. Second', '3 of 3. Third', '1 of 3. First'])
})

it('announces the cutoff of the next message as well', async () => {
  const cutoff = { orderBy: '2026-12-22 13:00', arrivesBy: '2026-12-24' }
  const { page, said } = bannerPage({ messages: [{ text: 'First', ...cutoff }, cutoff] })
  render(page())
  await press('Next offer')
  await press('Next offer')
  const words = screen.getByText(/^Order by .* Central to arrive by /).textContent
  expect(said()).toEqual([`2 of 2. ${words}`, `1 of 2. First. ${words}`])
})

it('announces no offer that has ended since the page was opened', async () => {
  const first = { text: 'First' }
  const cutoff = { text: 'Second', orderBy: '2026-12-01 11:00', arrivesBy: '2026-12-03' }
  const { page, said, pass } = bannerPage({ messages: [first, cutoff] })
  render(page())
  await pass(61 * 60_000)
  await press('Next offer')
  expect(screen.getByRole('region').textContent).toContain('This offer has ended.')
  expect(said()).toEqual(['2 of 2. This offer has ended.'])
})

it('announces no cutoff of today that the server calls passed', async () => {
  const cutoff = { orderBy: '2026-12-01 23:00', arrivesBy: '2026-12-03' }
  const { page, said, store } = bannerPage({ messages: [{ text: 'First' }, cutoff] })
  render(page())
  act(() => {
    store.state.cartFacts.passedCutoff = true
  })
  await press('Next offer')
  expect(said()).toEqual(['2 of 2. This offer has ended.'])
})

it('announces the page’s own text', async () => {
  const { page, said } = bannerPage({ messages: [{ text: 'First' }, { text: 'Second' }] })
  const words = document.createRange().createContextualFragment('<p>Two\n  <b>for</b> one</p>')
  const slotOf = (name: string) => (name === 'text-2' ? words.cloneNode(true) : null)
  render(<SlotProvider slotOf={slotOf}>{page()}</SlotProvider>)
  await press('Next offer')
  expect(screen.getByRole('region').textContent).toContain('one')
  await press('Next offer')
  expect(said()).toEqual(['2 of 2. Two for one', '1 of 2. First'])
})

it('shows no time on a server, and hydrates without a mismatch', async () => {
  const complained = vi.spyOn(console, 'error')
  const data = { ...OFFER, ends: SALE_END, orderBy: '2026-12-01 13:00', arrivesBy: '2026-12-03' }
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(bannerPage(data).page())
  expect(place.textContent).not.toContain('left')
  const root = await act(() => hydrateRoot(place, bannerPage(data).page()))
  await waitFor(() => expect(place.textContent).toContain('5d 13h left'))
  const mismatches = complained.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))
  expect(mismatches).toEqual([])
  act(() => root.unmount())
  place.remove()
  complained.mockRestore()
})
