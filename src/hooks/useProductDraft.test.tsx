import { act, cleanup, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { aCustomer } from '../../mocks/people'
import { memoryStorage } from '../../testing/storage'
import { aHook } from '../../testing/store/hookOnStore'
import { aStore } from '../../testing/store/testStore'
import { accountActions } from '../store/account/account'
import { draftActions } from '../store/product/drafts'
import { useProductDraft } from './useProductDraft'

afterEach(cleanup)

const me = aCustomer()
const draftOf = (message: string, quantity: number) => ({
  ...{ id: '1002/', people: [], names: [], addOns: [], message, quantity },
})

/** A product page of a quantity and a message, like the widget's. */
function usePage() {
  const [message, setMessage] = useState('')
  const [quantity, setQuantity] = useState(1)
  const draft = useProductDraft(draftOf(message, quantity), (kept, isLate) => {
    if (!isLate) setQuantity(kept.quantity)
    setMessage((typed) => typed || kept.message)
  })
  return { ...draft, message, quantity, setQuantity }
}

/** The page of a customer who has left a message and a quantity on it before. */
async function opened() {
  const { storage: tabStorage } = memoryStorage()
  const options = { isLoggedIn: true, tabStorage }
  const before = await aStore({ customer: me }, options)
  const leave = before.store.start()
  await before.store.use(accountActions).loadCustomer()
  before.store.use(draftActions).keepDraft(draftOf('Happy birthday, Ada!', 3))
  // A change is noticed in the next task.
  await new Promise((soon) => setTimeout(soon))
  leave()
  const page = await aHook(usePage, { customer: me }, options)
  return { ...page, load: () => act(() => page.store.use(accountActions).loadCustomer()) }
}

it('restores a customer’s draft once the customer is known', async () => {
  const { result, load } = await opened()
  expect(result.current.message).toBe('')
  await load()
  expect(result.current).toMatchObject({ message: 'Happy birthday, Ada!', quantity: 3 })
})

it('keeps what was chosen before that, and loses no text', async () => {
  const { result, load, store } = await opened()
  act(() => {
    result.current.touch()
    result.current.setQuantity(2)
  })
  await load()
  expect(result.current).toMatchObject({ message: 'Happy birthday, Ada!', quantity: 2 })
  await waitFor(() =>
    expect(store.use(draftActions).draftOf('1002/')).toMatchObject({
      message: 'Happy birthday, Ada!',
      quantity: 2,
    }),
  )
})

it('restores nothing that was put into the cart before that', async () => {
  const { result, load, store } = await opened()
  act(() => result.current.forget())
  await load()
  expect(result.current.message).toBe('')
  expect(store.use(draftActions).draftOf('1002/')).toBeNull()
})
