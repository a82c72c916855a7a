import { expect, it } from 'vitest'
import { aStore } from '../../../testing/store/testStore'
import { dialogActions } from './dialogs'

it('the same text from two roots is queued once, and can be repeated later', async () => {
  const { store } = await aStore()
  const { announce, announced } = store.use(dialogActions)
  const waiting = () => store.slot(dialogActions).announcements.map(({ kind }) => kind)
  for (const amount of ['$5', '$6', '$5']) announce('total-changed', { amount })
  announce('loading-cart')
  expect(waiting()).toEqual(['total-changed', 'total-changed', 'loading-cart'])
  const [first] = store.slot(dialogActions).announcements
  announced(first?.id ?? -1)
  announce('total-changed', { amount: '$5' })
  expect(waiting()).toEqual(['total-changed', 'loading-cart', 'total-changed'])
})
