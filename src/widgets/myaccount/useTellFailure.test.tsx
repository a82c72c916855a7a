import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { severalCards } from '../../../mocks/scenarios'
import { aHook } from '../../../testing/store/hookOnStore'
import { useManageCards } from '../../hooks'
import { accountActions } from '../../store/account/account'
import { useDefaultChoice } from './saved-cards/useDefaultChoice'
import { useTellFailure } from './useTellFailure'

/** Saved cards of a session that ended elsewhere, after a press on another default card. */
async function chosenTooLate() {
  const tested = await aHook(
    () => {
      const cards = useManageCards()
      return { ...cards, choice: useDefaultChoice(cards, () => {}) }
    },
    severalCards(),
    { isLoggedIn: true },
  )
  const { store, backend, result } = tested
  const account = store.use(accountActions)
  await act(() => account.loadCustomer())
  await act(() => expect.poll(() => result.current.status).toBe('ready'))
  await ask(backend, 'postSignOut')
  const other = result.current.cards.find((one) => !one.is_default && !one.wallet)
  await act(async () => other && result.current.choice.choose(other))
  await act(() => expect.poll(() => result.current.choice.isSaving).toBe(false))
  return { ...tested, account }
}

describe('a change that failed because the session ended', () => {
  it('is reported after sign-in, not along with the request to sign in', async () => {
    const { account, heard, toasts } = await chosenTooLate()
    expect(heard).toContain('session-expired')
    expect(toasts()).toEqual([])
    act(() => account.haveSignedIn(null))
    expect(toasts()).toEqual(['say error'])
    act(() => account.haveSignedIn(null))
    expect(toasts()).toHaveLength(1)
  })

  it('is not reported to the next customer', async () => {
    const { account, heard, toasts } = await chosenTooLate()
    act(() => void account.becomeGuest())
    expect(heard).toContain('signed-out')
    act(() => account.haveSignedIn(null))
    expect(toasts()).toEqual([])
  })
})

describe('failures of several subjects', () => {
  const SUBJECTS = ['Mom', 'Dad', 'Mom'] as const

  it.each([
    ['are shown side by side', false],
    ['are shown side by side after signing in again', true],
  ])('%s, the last of each', async (_case, isOver) => {
    const { result, store, toastsLeft } = await aHook(useTellFailure)
    if (isOver) act(() => store.events.emit('session-expired', {}))
    for (const name of SUBJECTS) act(() => result.current(`${name} failed`, {}, name))
    if (isOver) expect(toastsLeft()).toEqual([])
    act(() => store.events.emit('signed-in', {}))
    expect(toastsLeft()).toHaveLength(2)
    act(() => result.current(null, {}, 'Mom'))
    expect(toastsLeft()).toHaveLength(1)
  })
})
