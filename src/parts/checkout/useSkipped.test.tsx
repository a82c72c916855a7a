import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { customerSignedIn } from '../../../mocks/scenarios'
import { aHook } from '../../../testing/store/hookOnStore'
import { settled } from '../../../testing/store/testStore'
import { accountActions } from '../../store/account/account'
import { useSkipped } from './useSkipped'

const before = location.href

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', before)
})

/** The email page of a customer, at its own address, with the next step at another. */
async function emailPage(checkoutBilling: string, isEditing = false, isOver = false) {
  history.replaceState(null, '', '/checkout/login#top')
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const page = { links: { checkoutBilling }, help: {} }
  const { result, store } = await aHook(
    () => useSkipped('checkout-login', isEditing, isOver),
    customerSignedIn,
    { page, isLoggedIn: true },
  )
  await act(async () => {
    await expect.poll(() => store.slot(accountActions).status).toBe('customer')
    await settled(store)
  })
  return { leaving: result.current, led: replace.mock.calls.flat() }
}

describe('a page with nothing to ask', () => {
  it.each([
    ['another page', '/checkout/billing'],
    ['a hash', '#billing'],
  ])('leads to the next step at %s', async (_case, href) => {
    expect(await emailPage(href)).toEqual({ leaving: 'skipped', led: [href] })
  })

  it('stays if the next step has its address, which would load it forever', async () => {
    expect(await emailPage('/checkout/login')).toEqual({ leaving: null, led: [] })
  })

  it.each([
    ['stays if opened to edit something', false, null],
    ['does not stay for that if nothing can be changed', true, 'skipped'],
  ])('%s', async (_case, isOver, leaving) => {
    expect((await emailPage('/checkout/billing', true, isOver)).leaving).toBe(leaving)
  })
})
