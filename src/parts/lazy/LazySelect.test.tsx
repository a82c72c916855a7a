import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { LazySelect } from './LazySelect'

// Other test files of this process have imported the module that is mocked here.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
vi.mock('../../ui/richSelect', () => {
  throw new Error('not there')
})

afterEach(cleanup)

it('is the browser’s own select if its code does not load', async () => {
  const onValue = vi.fn()
  render(
    <LazySelect
      label="Goes with"
      placeholder="Choose an item"
      value=""
      onValue={onValue}
      options={[
        { value: '1', label: 'Hot Dogs', hint: '$35.00 short', disabled: true },
        { value: '2', label: 'Filet Mignon' },
      ]}
    />,
  )
  const select = await screen.findByRole('combobox', { name: 'Goes with' })
  const options = [...(select as HTMLSelectElement).options]
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Choose an item', false],
    ['Hot Dogs ($35.00 short)', true],
    ['Filet Mignon', false],
  ])
  fireEvent.change(select, { target: { value: '2' } })
  expect(onValue).toHaveBeenCalledWith('2')
})
