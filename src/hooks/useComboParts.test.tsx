import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHook } from '../../testing/store/hookOnStore'
import { settled } from '../../testing/store/testStore'
import { catalogueActions } from '../store/offer/actions'
import { useComboParts } from './useComboParts'

const BOX = 19011

it('keeps the parts of a second request when the first one fails afterwards', async () => {
  const first = Promise.withResolvers<Response>()
  let calls = 0
  const tested = await aHook(
    () => useComboParts(BOX),
    {},
    {
      through: (fetch) => (input, init) => {
        const isParts = /getComboPrimaryData/.test(String(input))
        return isParts && ++calls === 1 ? first.promise : fetch(input, init)
      },
    },
  )
  const load = () => void tested.result.current.load()
  act(load)
  // After a request that may change something, the second one does not share the first.
  await act(() => tested.store.use(catalogueActions).itemStock([10011]))
  act(load)
  await waitFor(() => expect(tested.result.current.status).toBe('ready'))
  const { parts } = tested.result.current
  expect(parts.length).toBeGreaterThan(1)
  first.resolve(new Response('{}', { status: 404 }))
  await act(() => settled(tested.store))
  expect(tested.result.current).toMatchObject({ status: 'ready', parts })
})
