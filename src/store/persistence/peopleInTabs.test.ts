import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../testing/storage'
import { page, tabs, tabsPerTest, WAYS } from '../../../testing/store/tabs'
import { accountActions } from '../account/account'
import type { Store } from '../core/createStore'
import { recipientActions } from '../recipient/actions'

tabsPerTest()

describe('a guest’s recipients', () => {
  const people = ({ slot }: Store) => slot(accountActions).localRecipients.map(({ fname }) => fname)
  const add = (store: Store, fname: string) =>
    store.use(recipientActions).addRecipient({ fname, lname: 'Ode' })
  /** A change is stored 250 ms later, and read by the other tab. */
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 20 })
  /** Two tabs that have read this device's recipients. */
  const readers = async (storage: Storage | null) => {
    const opened = await tabs(2, storage)
    expect(opened.stores.map(people)).toEqual([[], []])
    return opened
  }

  it('from two tabs are all kept, and cleared in both', async () => {
    const storage = WAYS['both at once']()
    const { mine, other } = await readers(storage)
    await add(mine, 'Ann')
    await soon(() => expect(people(other)).toEqual(['Ann']))
    await add(other, 'Bob')
    await soon(() => expect(people(mine)).toEqual(['Ann', 'Bob']))
    mine.use(recipientActions).forgetLocalRecipients()
    await soon(() => expect(people(other)).toEqual([]))
    expect(storage.getItem('giftwell:recipients')).toBeNull()
  })

  it('are read again by a page from the back/forward cache, and stay if storage lost them', async () => {
    const { storage, map } = memoryStorage()
    const { mine, other } = await readers(storage)
    const comeBack = () =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await add(mine, 'Ann')
    await soon(() => expect(map.get('giftwell:recipients')).toContain('Ann'))
    comeBack()
    expect(people(other)).toEqual(['Ann'])
    map.clear()
    comeBack()
    expect(people(other)).toEqual(['Ann'])
    page.dispatchEvent(new Event('pagehide'))
    expect(map.has('giftwell:recipients'), 'written back').toBe(false)
  })
})
