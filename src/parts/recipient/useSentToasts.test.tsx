import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Faults } from '../../../mocks/faults'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { aHook } from '../../../testing/store/hookOnStore'
import type { Transport } from '../../../testing/store/testStore'
import type { SavedAddress } from '../../domain/schema/entities'
import { useRecipients } from '../../hooks'
import { useSentToasts } from './useSentToasts'

/**
 * Ann gets a club line and another, Bob one line with a message; Cy, Di (without an address), two without a
 * name and the shopper get nothing yet.
 */
function aPeopledWorld() {
  const people = {
    ann: anAddress({ fname: 'Ann', lname: 'Ode' }),
    bob: anAddress({ fname: 'Bob', lname: 'Ray' }),
    cy: anAddress({ fname: 'Cy', lname: 'Fox' }),
    di: anAddress({
      fname: 'Di',
      lname: 'Nye',
      address_1: '',
      city: '',
      state: '',
      postal_code: '',
    }),
    firm: anAddress({ fname: '', lname: '', company: 'Fox & Co' }),
    blank: anAddress({ fname: '', lname: '', company: '', selector_label: '' }),
    me: anAddress({ fname: 'Dana', lname: 'Poe', is_myself: true }),
  }
  const months = { club_orders: 6, club_order_start_month: 2 }
  const club = aLine({ item_id: 1801, sku_id: 18011, qty: 1, is_club: true, detail: months })
  const burger = aLine({ item_id: 1101, sku_id: 11012 })
  const steak = aLine({ item_id: 1001, sku_id: 10011, qty: 3 })
  const anns = aShipment({ ...people.ann, items: [club, burger] })
  const bobs = aShipment({ ...people.bob, items: [steak], gift_message: 'Enjoy!' })
  const cart = aCart({ recipients: [anns, bobs] })
  return { people, bobs, cart, addresses: Object.values(people), club, burger, steak }
}
type World = ReturnType<typeof aPeopledWorld>
type Hooks = ReturnType<typeof useRecipients> & { sent: ReturnType<typeof useSentToasts> }

const aMove =
  (name: 'club' | 'burger' | 'steak') =>
  async ({ moveLine, sent }: Hooks, { [name]: line }: World, to: SavedAddress) =>
    sent.moved(await moveLine(line.clin_id, to), to, line.sku_id)

/** Ways to send an item to another recipient, as in the dialogs. */
const ways = {
  'a line': aMove('burger'),
  'a club line': aMove('club'),
  'a whole shipment by its one line': aMove('steak'),
  'a copy': async ({ copyShipment, sent }: Hooks, { bobs }: World, to: SavedAddress) =>
    sent.copied(await copyShipment(bobs.crec_id, to, { withMessage: true }), to),
  'a shipment': async ({ changeRecipient, sent }: Hooks, { bobs }: World, to: SavedAddress) =>
    sent.changed(await changeRecipient(bobs.crec_id, to), to),
  'an edited address': async (
    { changeRecipient, sent }: Hooks,
    { bobs }: World,
    to: SavedAddress,
  ) => sent.edited(await changeRecipient(bobs.crec_id, to), to),
}

/**
 * Items by recipient, the step that fails, and the toast; the step that fails during Undo, and the next
 * toast.
 */
type Case = [
  what: keyof typeof ways,
  to: keyof World['people'],
  fails: keyof Faults | null,
  toast: string | null,
  undoFails?: keyof Faults | null,
  undone?: string | null,
]
const cases: Case[] = [
  ['a line', 'bob', null, 'line-moved ok undo Bob Ray', null, 'restored ok'],
  ['a line', 'me', null, 'line-moved-to-you ok undo Dana Poe'],
  ['a line', 'bob', 'putLineItems', null],
  ['a line', 'bob', 'deleteLineItem', 'line-doubled error'],
  ['a line', 'bob', null, 'line-moved ok undo Bob Ray', 'deleteLineItem', 'line-doubled error'],
  ['a line', 'bob', null, 'line-moved ok undo Bob Ray', 'putLineItems', 'change-not-saved error'],
  ['a club line', 'bob', 'postClubEdit', 'line-moved-partly error undo', null, 'restored ok'],
  [
    'a club line',
    'bob',
    null,
    'line-moved ok undo Bob Ray',
    'postClubEdit',
    'restored-partly error',
  ],
  [
    'a whole shipment by its one line',
    'cy',
    null,
    'recipient-changed ok undo Cy Fox',
    null,
    'recipient-changed ok Bob Ray',
  ],
  ['a copy', 'cy', null, 'copied ok undo Cy Fox', null, null],
  ['a copy', 'cy', null, 'copied ok undo Cy Fox', 'deleteLineItem', 'change-not-saved error'],
  ['a copy', 'di', null, 'recipient-added ok address Di Nye'],
  ['a copy', 'di', 'putLineItems', null],
  ['a copy', 'firm', null, 'recipient-added ok address Fox & Co'],
  ['a copy', 'me', null, 'copied-to-you ok undo Dana Poe'],
  ['a copy', 'cy', 'postGiftMessage', 'copied-partly error undo', null, null],
  ['a copy', 'cy', 'putLineItems', null],
  [
    'a shipment',
    'cy',
    null,
    'recipient-changed ok undo Cy Fox',
    null,
    'recipient-changed ok Bob Ray',
  ],
  [
    'a shipment',
    'cy',
    null,
    'recipient-changed ok undo Cy Fox',
    'postShipmentAddress',
    'change-not-saved error',
  ],
  ['a shipment', 'me', null, 'recipient-changed-to-you ok undo Dana Poe'],
  ['a shipment', 'firm', null, 'recipient-changed ok undo Fox & Co'],
  ['a shipment', 'blank', null, 'recipient-changed ok undo someone new'],
  ['a shipment', 'ann', null, 'shipments-combined ok'],
  ['an edited address', 'cy', null, 'address-updated ok undo'],
  ['an edited address', 'ann', null, 'shipments-combined ok'],
  ['a shipment', 'cy', 'postShipmentAddress', null],
]

const useSending = () => ({ ...useRecipients(), sent: useSentToasts() })
const now = '2026-12-08T16:00:00Z'

it.each(cases)(
  '%s to %s, if %s fails: %s; undone, if %s fails: %s',
  async (what, to, fails, toast, undoFails, undone) => {
    const world = aPeopledWorld()
    const { cart, addresses, people } = world
    const scenario = { cart, addresses, now }
    const { result, backend, press, toasts, requests } = await aHook(useSending, scenario)
    if (fails) backend.setFault(fails, 'server-error')
    await act(() => ways[what](result.current, world, people[to]))
    expect(toasts()).toEqual(toast ? [toast] : [])
    if (undone === undefined) return
    if (fails) backend.setFault(fails, null)
    if (undoFails) backend.setFault(undoFails, 'server-error')
    requests()
    await press()
    expect(toasts()).toEqual(undone ? [toast, undone] : [toast])
    expect(requests()).not.toEqual([])
  },
)

it('a shipment that goes back to a company does not go to the shopper', async () => {
  const world = aPeopledWorld()
  const { cart, addresses, people } = world
  const { result, press, toasts } = await aHook(useSending, { cart, addresses, now })
  await act(() => ways['a shipment'](result.current, world, people.firm))
  await act(() => ways['a shipment'](result.current, world, people.cy))
  await press()
  expect(toasts().at(-1)).toBe('recipient-changed ok Fox & Co')
})

describe('the last units of an item, which are removed before they are added elsewhere', () => {
  /** Moves the last burger to Bob; from call `failsAfter` on, adding to the cart fails. */
  async function movedBurger(failsAfter: 'deleteLineItem' | null) {
    const world = aPeopledWorld()
    const { cart, addresses, people } = world
    const stock = [{ item_id: 1101, units: 1 }]
    const through: (fetch: Transport) => Transport = (fetch) => async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method === 'DELETE' && failsAfter)
        tested.backend.setFault('putLineItems', 'conflict')
      return answer
    }
    const tested = await aHook(useSending, { cart, addresses, stock, now }, { through })
    await act(() => ways['a line'](tested.result.current, world, people.bob))
    return tested
  }

  it('are lost if adding fails', async () => {
    const { toasts } = await movedBurger('deleteLineItem')
    expect(toasts()).toEqual(['not-restored error'])
  })

  it('are lost if adding them back fails', async () => {
    const { toasts, backend, press } = await movedBurger(null)
    backend.setFault('putLineItems', 'conflict')
    await press()
    expect(toasts()).toEqual(['line-moved ok undo Bob Ray', 'not-restored error'])
  })
})
