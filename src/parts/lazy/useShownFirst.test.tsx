import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShownFirst } from './useShownFirst'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const HERE = 2

function Counted({ value, handOn }: { value: number; handOn(asked: number): void }) {
  const [shown, ask] = useShownFirst(value, handOn)
  return (
    <button type="button" onClick={() => ask(shown + 1)}>
      {shown}
    </button>
  )
}

function renderNumber() {
  const handOn = vi.fn()
  const view = render(<Counted value={HERE} handOn={handOn} />)
  const button = screen.getByRole('button')
  const answer = (value: number) => view.rerender(<Counted value={value} handOn={handOn} />)
  return { handOn, button, answer, unmount: view.unmount }
}

it('shows a number before passing it on', () => {
  const { handOn, button } = renderNumber()
  fireEvent.click(button)
  expect(button.textContent).toBe('3')
  expect(handOn).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(50))
  expect(handOn.mock.calls).toEqual([[3]])
})

it.each([
  ['another press', () => fireEvent.click(document.body)],
  ['a key', () => fireEvent.keyDown(document.body)],
  ['the end of the page', () => fireEvent(window, new Event('pagehide'))],
  [
    'the page out of sight',
    () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
  ],
])('hands it on before %s', (_, happens) => {
  const { handOn, button } = renderNumber()
  fireEvent.click(button)
  happens()
  expect(handOn.mock.calls).toEqual([[3]])
  act(() => void vi.runAllTimers())
  expect(handOn).toHaveBeenCalledTimes(1)
})

it('passes on each number if presses are faster than frames', () => {
  const { handOn, button } = renderNumber()
  for (let press = 0; press < 5; press += 1) fireEvent.click(button)
  expect(button.textContent).toBe('7')
  expect(handOn.mock.calls).toEqual([[3], [4], [5], [6]])
})

it('passes it on when unmounted, once', () => {
  const { handOn, button, unmount } = renderNumber()
  fireEvent.click(button)
  unmount()
  expect(handOn.mock.calls).toEqual([[3]])
  vi.runAllTimers()
  expect(handOn).toHaveBeenCalledTimes(1)
})

it('passes it on if nothing is painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { handOn, button } = renderNumber()
  fireEvent.click(button)
  act(() => void vi.advanceTimersByTime(100))
  vi.unstubAllGlobals()
  expect(handOn.mock.calls).toEqual([[3]])
})

it('shows the outside value once it is the requested one', () => {
  const { button, answer } = renderNumber()
  fireEvent.click(button)
  act(() => void vi.runAllTimers())
  answer(9)
  expect(button.textContent).toBe('9')
})
