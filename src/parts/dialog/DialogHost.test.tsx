import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../../testing/clock'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { createStore } from '../../store/core/createStore'
import { dialogActions } from '../../store/dialog/dialogs'
import { DialogHost } from './DialogHost'

afterEach(cleanup)

/** A host, its dialogs, and the content of its live regions over time. */
function aHost() {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  const store = createStore({ api: createClient(), clock })
  const { container } = render(
    <StoreProvider store={store}>
      <DialogHost />
    </StoreProvider>,
  )
  const said: string[] = []
  const pass = async (ms: number) => {
    const regions = [...container.querySelectorAll('[aria-live], [role="alert"]')]
    for (let left = ms; left > 0; left -= 50) {
      const before = regions.map(({ textContent }) => textContent)
      await act(() => clock.advance(Math.min(50, left)))
      regions.forEach(({ textContent }, index) => {
        if (textContent && textContent !== before[index]) said.push(textContent)
      })
    }
  }
  const { toast, announce } = store.use(dialogActions)
  return { said, pass, toast, announce, shown: () => document.querySelectorAll('.gw-toast').length }
}

describe('a toast', () => {
  it('stays for eight seconds', async () => {
    const { toast, pass, shown } = aHost()
    toast('not-added')
    await pass(7900)
    expect(shown()).toBe(1)
    await pass(200)
    expect(shown()).toBe(0)
  })

  it('stays while the pointer or focus is in it, and eight seconds longer', async () => {
    const { toast, pass, shown } = aHost()
    toast('not-added', {}, { action: () => {} })
    await pass(100)
    const undo = screen.getByRole('button', { name: 'Undo' })
    const box = undo.closest('.gw-toast') as Element
    fireEvent.pointerEnter(box)
    fireEvent.focus(undo)
    await pass(20_000)
    fireEvent.pointerLeave(box)
    await pass(20_000)
    expect(shown()).toBe(1)
    fireEvent.blur(undo)
    await pass(7900)
    expect(shown()).toBe(1)
    await pass(200)
    expect(shown()).toBe(0)
  })

  it('acts once, and closes', async () => {
    const { toast, pass, shown } = aHost()
    const action = vi.fn()
    toast('not-added', {}, { action })
    await pass(100)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await pass(50)
    expect(action).toHaveBeenCalledOnce()
    expect(shown()).toBe(0)
  })

  it('returns focus to its origin, however it arrived', async () => {
    const { toast, pass } = aHost()
    const root = document.createElement('div')
    root.className = 'gw-root'
    root.innerHTML = `<h1 data-gw-heading tabindex="-1"></h1><h2 data-gw-heading tabindex="-1">Next</h2>`
    document.body.prepend(root)
    root.querySelector('h2')?.focus()
    toast('not-added', {}, { action: () => {} })
    await pass(100)
    const undo = screen.getByRole('button', { name: 'Undo' })
    undo.focus()
    fireEvent.click(undo)
    expect(document.activeElement?.textContent).toBe('Next')
    root.remove()
  })

  it('is reached by F6 from a field of a root that keeps its keys to itself', async () => {
    const { toast, pass } = aHost()
    const root = document.createElement('div')
    root.append(document.createElement('input'))
    root.addEventListener('keydown', (event) => event.stopPropagation())
    document.body.prepend(root)
    const field = root.querySelector('input')
    field?.focus()
    toast('not-added', {}, { action: () => {} })
    await pass(100)
    if (field) fireEvent.keyDown(field, { key: 'F6' })
    expect(document.activeElement?.textContent).toBe('Undo')
    root.remove()
  })

  it('is announced once, assertively if it is an error', async () => {
    const { toast, pass, said } = aHost()
    toast('not-added', {}, { tone: 'error' })
    await pass(9000)
    expect(said).toEqual([
      'We couldn’t add that to your cart. Please check your cart and try again.',
    ])
  })
})

describe('the live regions', () => {
  it('announce several messages one after the other', async () => {
    const { announce, pass, said } = aHost()
    announce('say', { text: 'One' })
    announce('say', { text: 'Two' })
    announce('say', { text: 'Three' }, true)
    await pass(1000)
    expect(said).toEqual(['One', 'Two', 'Three'])
  })

  it('repeat a text after a silence', async () => {
    const { announce, pass, said } = aHost()
    announce('say', { text: 'Again' })
    await pass(6000)
    announce('say', { text: 'Again' })
    await pass(1000)
    expect(said).toEqual(['Again', 'Again'])
  })

  it('repeat a refusal for a new press, but not for two reports of the same one', async () => {
    const { announce, toast, pass, said } = aHost()
    const refuse = () => toast('not-added', {}, { tone: 'error' })
    refuse()
    refuse()
    await pass(1500)
    expect(said).toHaveLength(1)
    announce('say', { text: 'Adding' })
    refuse()
    await pass(1500)
    expect(said).toEqual([said[0], 'Adding', said[0]])
  })
})
