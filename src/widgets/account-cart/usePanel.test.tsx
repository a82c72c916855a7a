// biome-ignore-all lint/correctness/noComponentHookFactories: what a hook has loaded is kept in its module.

import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PanelProps } from './usePanel'

let isMissing = true

beforeEach(() => {
  isMissing = true
  vi.resetModules()
  vi.doMock('./panels', () => {
    if (isMissing) throw new Error('not there')
    return { AccountPanel: () => 'account', MiniCart: () => 'cart' }
  })
})
afterEach(cleanup)

const given: PanelProps = { id: 'a', opener: { current: null }, onClose: () => undefined }
const Instead = () => 'instead'

/** A place for a panel, from modules of its own. */
async function aPlace() {
  const { usePanel } = await import('./usePanel')
  return function Place({ instead }: { instead?: typeof Instead }) {
    const Panel = usePanel('MiniCart', instead)
    return Panel ? <Panel {...given} /> : 'nothing'
  }
}

class Keeper extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? 'broken' : this.props.children)
}

it('shows nothing until the code is there, and is quick from then on', async () => {
  isMissing = false
  const Place = await aPlace()
  const first = render(<Place />)
  expect(first.container.textContent).toBe('nothing')
  await screen.findByText('cart')
  first.unmount()
  expect(render(<Place />).container.textContent).toBe('cart')
})

it('shows what stands for it when the code does not come, and asks again the next time', async () => {
  const Place = await aPlace()
  const { unmount } = render(<Place instead={Instead} />)
  await screen.findByText('instead')
  unmount()
  isMissing = false
  render(<Place instead={Instead} />)
  await screen.findByText('cart')
})

it('leaves it to whoever keeps crashes where nothing stands for it', async () => {
  const Place = await aPlace()
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  render(<Keeper>{<Place />}</Keeper>)
  await screen.findByText('broken')
  silenced.mockRestore()
})

it('is no trouble when the panel is closed before its code is there', async () => {
  isMissing = false
  const Place = await aPlace()
  render(<Place />).unmount()
  await act(() => import('./panels').then(() => undefined))
  expect(render(<Place />).container.textContent).toBe('cart')
})
