import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallText } from './CallText'

it.each([
  ['{phone} התקשרו', '(800) 555-0142 התקשרו', 1],
  ['Call {phone}', 'Call (800) 555-0142', 1],
  ['{phone} or {phone}', '(800) 555-0142 or (800) 555-0142', 2],
  ['Call us', 'Call us', 0],
])('isolates the direction of each number in "%s"', (text, written, count) => {
  const { container } = render(<CallText text={text} phone="8005550142" />)
  expect(container.textContent).toBe(written)
  expect(container.querySelectorAll('bdi')).toHaveLength(count)
})
