import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failurePanel } from './failurePanel'

it('a panel with the page’s own texts has their direction, regardless of the page’s', () => {
  const texts = { 'embed.failed': 'חלק זה לא נטען.', 'embed.reload': 'טעינה מחדש' }
  const { unmount } = failurePanel(document.body, { texts })
  expect(screen.getByRole('alert').dir).toBe('auto')
  expect(screen.getByRole('button').textContent).toBe('טעינה מחדש')
  unmount()
  expect(screen.queryByRole('alert')).toBeNull()
})
