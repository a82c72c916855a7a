import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuantityField } from './QuantityField'

afterEach(cleanup)

function renderField(value: number) {
  const onCommit = vi.fn()
  const props = { label: 'Quantity', decreaseText: 'Less', increaseText: 'More', max: 99, onCommit }
  const { rerender } = render(<QuantityField {...props} value={value} />)
  return { onCommit, answer: (now: number) => rerender(<QuantityField {...props} value={now} />) }
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

it('adds to the typed number if a tap does not blur the field', () => {
  const { onCommit } = renderField(2)
  type('5')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(onCommit.mock.calls).toEqual([[6]])
})

it('commits nothing if the number is unchanged', () => {
  const { onCommit } = renderField(2)
  type('2')
  fireEvent.blur(screen.getByRole('textbox'))
  expect(onCommit).not.toHaveBeenCalled()
})

it('shows an outside value once nothing is being typed', () => {
  const { answer } = renderField(2)
  type('7')
  answer(4)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('7')
  fireEvent.blur(screen.getByRole('textbox'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('4')
})

it('keeps Enter from submitting a surrounding form', () => {
  const onSubmit = vi.fn()
  const props = { label: 'Quantity', decreaseText: 'Less', increaseText: 'More', max: 99, value: 2 }
  render(
    <form onSubmit={onSubmit}>
      <QuantityField {...props} onCommit={vi.fn()} />
    </form>,
  )
  const isPassedOn = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(isPassedOn).toBe(false)
})
