import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyModule } from './lazyModule'
import { type LazyFailure, lazyPart } from './lazyPart'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => `Hello ${name}`
const Farewell = () => 'Goodbye'
interface Parts {
  Greeting: typeof Greeting
  Farewell: typeof Farewell
}

/** A part of a module of two parts, which loads or fails on a test's command. */
function aPart(options?: Parameters<typeof lazyPart<Parts, { name: string }>>[2]) {
  const waiting: { resolve(): void; reject(error: Error): void }[] = []
  const source = vi.fn(
    () =>
      new Promise<Parts>((resolve, reject) => {
        waiting.push({ resolve: () => resolve({ Greeting, Farewell }), reject })
      }),
  )
  const settle = (how: 'resolve' | 'reject') =>
    act(async () => waiting.shift()?.[how](new Error('not there')))
  const module = lazyModule(source)
  return { module, Lazy: lazyPart(module, (loaded) => loaded.Greeting, options), source, settle }
}

function Missing({ name, isRetrying, retry }: { name: string } & LazyFailure) {
  return (
    <button type="button" disabled={isRetrying} onClick={retry}>
      {name} is missing
    </button>
  )
}

class Keeper extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? 'broken' : this.props.children)
}

describe('a part that loads on demand', () => {
  it('shows nothing until its code is loaded, and renders at once from then on', async () => {
    const { Lazy, source, settle } = aPart()
    const first = render(<Lazy name="Dana" />)
    expect(first.container.textContent).toBe('')
    await settle('resolve')
    expect(first.container.textContent).toBe('Hello Dana')
    first.unmount()
    expect(render(<Lazy name="Lee" />).container.textContent).toBe('Hello Lee')
    expect(source).toHaveBeenCalledOnce()
  })

  it('shows its placeholder meanwhile, on a server too', async () => {
    const { Lazy, source, settle } = aPart({ placeholder: () => 'A moment' })
    expect(renderToString(<Lazy name="Dana" />)).toBe('A moment')
    expect(source).not.toHaveBeenCalled()
    const { container } = render(<Lazy name="Dana" />)
    expect(container.textContent).toBe('A moment')
    await settle('resolve')
    expect(container.textContent).toBe('Hello Dana')
  })

  it('loads once for all parts of a module', async () => {
    const { module, source, settle } = aPart()
    const First = lazyPart(module, (loaded) => loaded.Greeting)
    const Second = lazyPart(module, (loaded) => loaded.Farewell)
    const { container } = render([<First key="1" name="Dana" />, <Second key="2" />])
    await settle('resolve')
    expect(container.textContent).toBe('Hello DanaGoodbye')
    expect(source).toHaveBeenCalledOnce()
  })

  it('renders at once if it was loaded before', async () => {
    const { module, Lazy, settle } = aPart()
    const loading = module.preload()
    await settle('resolve')
    await loading
    expect(render(<Lazy name="Dana" />).container.textContent).toBe('Hello Dana')
  })

  it('is requested after its delay, and not at all if unmounted earlier', async () => {
    const waiting: (() => void)[] = []
    const { Lazy, source, settle } = aPart({ start: (load) => waiting.push(load) })
    render(<Lazy name="Lee" />).unmount()
    const { container } = render(<Lazy name="Dana" />)
    waiting[0]?.()
    expect(source).not.toHaveBeenCalled()
    waiting[1]?.()
    await settle('resolve')
    expect(container.textContent).toBe('Hello Dana')
  })

  it('can be unmounted before its code is loaded', async () => {
    const { Lazy, settle } = aPart()
    render(<Lazy name="Dana" />).unmount()
    await settle('resolve')
    expect(render(<Lazy name="Dana" />).container.textContent).toBe('Hello Dana')
  })
})

describe('a part whose code fails to load', () => {
  it('shows its placeholder, and loads again the next time', async () => {
    const { Lazy, settle } = aPart({ failed: Missing })
    const { unmount } = render(<Lazy name="Dana" />)
    await settle('reject')
    screen.getByText('Dana is missing')
    unmount()
    const { container } = render(<Lazy name="Dana" />)
    expect(container.textContent).toBe('')
    await settle('resolve')
    expect(container.textContent).toBe('Hello Dana')
  })

  it('retries as often as the shopper wants', async () => {
    const { Lazy, source, settle } = aPart({ failed: Missing })
    const { container } = render(<Lazy name="Dana" />)
    await settle('reject')
    for (let attempt = 2; attempt < 4; attempt++) {
      const button = screen.getByRole<HTMLButtonElement>('button')
      fireEvent.click(button)
      expect([button.disabled, source.mock.calls.length]).toEqual([true, attempt])
      await settle('reject')
      expect(button.disabled).toBe(false)
    }
    fireEvent.click(screen.getByRole('button'))
    await settle('resolve')
    expect(container.textContent).toBe('Hello Dana')
  })

  it('shows nothing without a placeholder', async () => {
    const { Lazy, settle } = aPart({ placeholder: () => 'A moment' })
    const { container } = render(<Lazy name="Dana" />)
    await settle('reject')
    expect(container.textContent).toBe('')
  })

  it('can pass its error to a boundary', async () => {
    const { Lazy, settle } = aPart({
      failed: ({ error }: LazyFailure) => {
        throw error
      },
    })
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const { container } = render(
      <Keeper>
        <Lazy name="Dana" />
      </Keeper>,
    )
    await settle('reject')
    expect(container.textContent).toBe('broken')
    silenced.mockRestore()
  })

  it('does not throw for a preload', async () => {
    const { module, settle } = aPart()
    const loading = module.preload()
    await settle('reject')
    await expect(loading).resolves.toBeUndefined()
    expect(module.loaded).toBeNull()
  })
})
