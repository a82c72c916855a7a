import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallText } from './CallText'

it('a number has its own direction, wherever the text has it', () => {
  const { container } = render(<CallText text="{phone} התקשרו" phone="8005550142" />)
  expect(container.textContent).toBe('(800) 555-0142 התקשרו')
  expect(container.querySelector('bdi')?.textContent).toBe('(800) 555-0142')
})
