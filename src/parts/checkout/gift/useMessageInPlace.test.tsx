import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCart, aShipment } from '../../../../mocks/fixtures'
import { aHook } from '../../../../testing/store/hookOnStore'
import type { Shipment } from '../../../domain/schema/entities'
import { useShipments } from '../../../hooks'
import { useMessageInPlace } from './useMessageInPlace'

/** A gift message, written on a checkout page. */
function useWriting(first: Shipment) {
  const { shipments, setGiftMessages } = useShipments()
  const shipment = shipments.find(({ crec_id }) => crec_id === first.crec_id) ?? first
  return { ...useMessageInPlace(shipment), setGiftMessages }
}

/** The first of several gifts, each with its message. */
async function writing(...messages: readonly string[]) {
  const recipients = messages.map((gift_message) => aShipment({ is_a_gift: true, gift_message }))
  const [first = aShipment()] = recipients
  const hook = await aHook(() => useWriting(first), { cart: aCart({ recipients }) })
  const words = () => hook.result.current
  return {
    ...hook,
    words,
    ids: recipients.map(({ crec_id }) => crec_id),
    open: () => act(() => words().open()),
    type: (message: string) => act(() => words().change({ message })),
    save: () => act(() => words().save()),
    saved: async () =>
      (await hook.backend.cart())?.recipients.map(({ gift_message }) => gift_message),
  }
}

describe('the message of an e-gift', () => {
  it('is saved with any date, and keeps its day and its email', async () => {
    const sending = {
      announce_it_email: 'dana@example.com',
      announce_it_time: '2026-01-05T15:00:00.000Z',
      announce_it_send_flag: true,
    }
    const eGift = aShipment({ cart_type: 'ECRT', ...sending })
    const hook = await aHook(() => useWriting(eGift), { cart: aCart({ recipients: [eGift] }) })
    const words = () => hook.result.current
    await act(() => words().open())
    expect(words().draft.announcement).toBeNull()
    await act(() => words().change({ message: 'Enjoy!' }))
    expect(await act(() => words().save())).toBe(true)
    expect((await hook.backend.cart())?.recipients[0]).toMatchObject({
      gift_message: 'Enjoy!',
      ...sending,
    })
  })
})

describe('a message written on the page', () => {
  it.each([
    ['cleared again', ''],
    ['written as it was at first', 'First'],
  ])('is saved when it is %s', async (_case, last) => {
    const { open, type, save, saved } = await writing(last)
    for (const message of ['Second', last]) {
      await open()
      await type(message)
      await save()
      expect(await saved()).toEqual([message])
    }
  })

  it('is saved for all as it is', async () => {
    const { words, open, save, saved } = await writing('Enjoy!', '', 'Hello')
    await open()
    await act(() => words().forAll.setOn(true))
    expect(words().isDirty).toBe(true)
    await save()
    expect(await saved()).toEqual(['Enjoy!', 'Enjoy!', 'Enjoy!'])
    await open()
    expect(words().forAll.isOn).toBe(false)
  })

  it('follows one message for all, and its undo', async () => {
    const { words, ids, open } = await writing('First', '')
    await open()
    await act(() => words().cancel())
    const outcome = await act(() => words().setGiftMessages(ids, 'Enjoy!'))
    await open()
    expect(words().draft.message).toBe('Enjoy!')
    await act(async () => outcome.undo?.())
    expect(words().draft.message).toBe('First')
  })

  it('is undone for all by one step, which leaves earlier ones', async () => {
    const { words, open, type, save, saved, press } = await writing('First', 'Hello')
    for (const message of ['Second', 'Third']) {
      await open()
      await type(message)
      await act(() => words().forAll.setOn(true))
      await save()
      expect(await saved()).toEqual([message, message])
    }
    await press()
    expect(await saved()).toEqual(['Second', 'Second'])
  })

  it('saved for some only and then canceled offers Undo', async () => {
    const { words, open, type, save, saved, press, toasts, backend } = await writing('', 'Hello')
    await open()
    await type('Enjoy!')
    await act(() => words().forAll.setOn(true))
    backend.setFault('postGiftMessage', { kind: 'conflict', times: 1 })
    await save()
    expect(await saved()).toEqual(['', 'Enjoy!'])
    expect(toasts()).toEqual([])
    await act(() => words().cancel())
    expect(toasts()).toEqual(['say ok undo'])
    await press()
    expect(await saved()).toEqual(['', 'Hello'])
  })

  it('stays open with what is typed while it is saved', async () => {
    const { words, open, type, saved, backend } = await writing('')
    await open()
    await type('First')
    const answer = Promise.withResolvers<void>()
    backend.setFault('postGiftMessage', { kind: 'slow', times: 1, until: answer.promise })
    const saving = words().save()
    await type('First and last')
    answer.resolve()
    expect(await act(() => saving)).toBe(false)
    expect(words()).toMatchObject({ isOpen: true, isDirty: true })
    expect(words().draft.message).toBe('First and last')
    expect(await act(() => words().save())).toBe(true)
    expect(await saved()).toEqual(['First and last'])
  })

  it('is not kept when canceled', async () => {
    const { words, open, type, backend } = await writing('First')
    await open()
    await type('Second')
    await act(() => words().cancel())
    expect(words().isDirty).toBe(false)
    await open()
    expect(words().draft.message).toBe('First')
    expect(backend.count('postGiftMessage')).toBe(0)
  })
})
