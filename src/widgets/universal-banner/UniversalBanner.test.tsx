import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SALE_END } from '../../../mocks/scenarios'
import { bannerPage, OFFER } from '../../../testing/bannerPage'
import { memoryStorage } from '../../../testing/storage'

afterEach(cleanup)

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))
const hidden = () => screen.queryByRole('region', { name: 'Offer' }) === null

describe('a message that was hidden', () => {
  it('stays hidden on the next page of the tab, and gives the focus to what comes next', async () => {
    const { storage: tabStorage } = memoryStorage()
    const first = bannerPage(OFFER, { tabStorage })
    const { unmount } = render(first.page())
    await press('Hide this offer')
    await waitFor(() => expect(hidden()).toBe(true))
    expect(document.activeElement?.textContent).toBe('Cart')
    unmount()
    render(bannerPage(OFFER, { tabStorage }).page())
    expect(hidden()).toBe(true)
    cleanup()
    render(bannerPage({ text: 'Another one' }, { tabStorage }).page())
    expect(hidden()).toBe(false)
  })

  it('gives the focus to what comes before, where nothing comes after it', async () => {
    const { page } = bannerPage(OFFER)
    render(page())
    screen.getByText('Cart').tabIndex = -1
    await press('Hide this offer')
    expect(document.activeElement?.textContent).toBe('Skip')
  })
})

describe('several messages', () => {
  const messages = [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }]
  const shown = () => screen.getByRole('region').textContent

  it('are shown one at a time, and another one only when it is asked for', async () => {
    const { page, said, pass } = bannerPage({ messages })
    render(page())
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

  it('are hidden one at a time, and the focus stays until the last one', async () => {
    const { page, said } = bannerPage({ messages })
    render(page())
    const hide = await button('Hide this offer')
    hide.focus()
    fireEvent.click(hide)
    expect(shown()).toContain('Second')
    expect(document.activeElement).toBe(hide)
    fireEvent.click(hide)
    await waitFor(() => expect(shown()).not.toMatch(/\d of \d/))
    fireEvent.click(hide)
    await waitFor(() => expect(hidden()).toBe(true))
    expect(document.activeElement?.textContent).toBe('Cart')
    expect(said()).toEqual(['1 of 2. Second', 'Third'])
  })

  it('leave out what was over when the page was opened, and odd ones', () => {
    const data = { messages: [{ text: 'Over', ends: '2026-11-30' }, null, { text: 'Good' }] }
    render(bannerPage(data).page())
    expect(shown()).toContain('Good')
    expect(screen.queryByRole('button', { name: 'Next offer' })).toBeNull()
  })
})

describe('a message that ends while it is open', () => {
  it('says so, keeps the focus in the page, and is gone on the next one', async () => {
    const data = { ...OFFER, ends: '2026-12-01T16:02:00Z' }
    const { page, pass } = bannerPage(data)
    const { unmount } = render(page())
    const code = await button('Copy STEAK10')
    code.focus()
    await pass(119_999)
    expect(screen.queryByText('This offer has ended.')).toBeNull()
    await pass(1)
    expect(screen.getByText('This offer has ended.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Hide this offer')
    unmount()
    const next = bannerPage({ ...data, ends: '2026-12-01T16:00:00Z' })
    render(next.page())
    expect(hidden()).toBe(true)
  })

  it('ends with the server’s word that today’s cut-off has passed', async () => {
    const { page, store } = bannerPage({ orderBy: '2026-12-01 13:00', arrivesBy: '2026-12-03' })
    render(page())
    expect(screen.getByText('Order by 1:00 PM Central to arrive by Thu, Dec 3')).toBeTruthy()
    act(() => {
      store.state.cartFacts.passedCutoff = true
    })
    await screen.findByText('This offer has ended.')
  })
})

describe('what is not there', () => {
  it.each([
    ['no data', {}],
    ['an empty list', { messages: [] }],
    ['nothing that is any good', { messages: [null] }],
  ])('with %s it renders nothing', (_case, data) => {
    const { container } = render(bannerPage(data).page())
    expect(container.querySelector('.gw-root')?.childElementCount).toBe(0)
  })

  it('does without words of its own: those of a page are text', () => {
    const { page } = bannerPage({
      text: '<img src=x onerror=alert(1)>',
      href: 'javascript:alert(1)',
      linkText: 'x',
    })
    const { container } = render(page())
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('region').querySelector('a')).toBeNull()
  })

  it('says no time on a server, and agrees with the browser', async () => {
    const complained = vi.spyOn(console, 'error')
    const data = { ...OFFER, ends: SALE_END, orderBy: '2026-12-01 13:00', arrivesBy: '2026-12-03' }
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(bannerPage(data).page())
    expect(place.textContent).not.toContain('left')
    const root = await act(() => hydrateRoot(place, bannerPage(data).page()))
    await waitFor(() => expect(place.textContent).toContain('5d 13h left'))
    expect(complained).not.toHaveBeenCalled()
    act(() => root.unmount())
    place.remove()
    complained.mockRestore()
  })
})
