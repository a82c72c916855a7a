import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakeClock } from '../../../../testing/clock'
import { aStore } from '../../../../testing/store/testStore'
import { StoreProvider } from '../../../hooks'
import { dialogActions } from '../../../store/dialog/dialogs'
import type { SendStatus } from '../../../store/recipient/bulk/sendRunner'
import { SendProgress } from './SendProgress'

afterEach(cleanup)

async function aProgress() {
  const clock = fakeClock('2026-12-08T16:00:00Z')
  const { store } = await aStore({}, { clock })
  const progress = (status: SendStatus, done: number) => (
    <StoreProvider store={store}>
      <SendProgress status={status} counts={{ done, failed: 0, total: 30 }} isUndoneWhole />
    </StoreProvider>
  )
  const { rerender } = render(progress('running', 0))
  return {
    show: (status: SendStatus, done: number) => rerender(progress(status, done)),
    pass: (ms: number) => act(() => clock.advance(ms)),
    said: () => store.slot(dialogActions).announcements.length,
  }
}

const slow = () => screen.queryByText('This is taking longer than usual.') !== null

it('a step of five seconds is called slow, and announced so, until there is progress', async () => {
  const { show, pass, said } = await aProgress()
  await pass(4999)
  expect([slow(), said()]).toEqual([false, 0])
  await pass(1)
  expect([slow(), said()]).toEqual([true, 1])
  show('running', 1)
  expect(slow()).toBe(false)
})

it.each([
  ['undoing', true],
  ['stopped', false],
] as const)('after five seconds of "%s", slow is %s', async (status, isSlow) => {
  const { show, pass } = await aProgress()
  show(status, 4)
  await pass(5000)
  expect(slow()).toBe(isSlow)
})
