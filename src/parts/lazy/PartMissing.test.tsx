import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { lazyModule } from './lazyModule'
import { lazyPart } from './lazyPart'
import { PartMissing } from './PartMissing'

afterEach(cleanup)

it('announces each failure, and keeps the button and its focus', async () => {
  const { store } = await aStore()
  const module = lazyModule<{ Part(): string }>(() => Promise.reject(new Error('not there')))
  const Part = lazyPart(module, ({ Part }) => Part, { failed: PartMissing })
  render(
    <StoreProvider store={store}>
      <Part />
    </StoreProvider>,
  )
  const alert = await screen.findByRole('alert')
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  for (let attempt = 2; attempt < 4; attempt++) {
    const text = screen.getByText(/^We couldn’t open that/)
    await act(async () => fireEvent.click(button))
    // A screen reader announces an alert again only if its content changes.
    expect(text.isConnected).toBe(false)
    expect(alert.textContent).toContain('We couldn’t open that')
    expect(document.activeElement).toBe(button)
  }
})
