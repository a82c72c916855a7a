import { describe, expect, it } from 'vitest'
import { peopleInOrder, personKey, rowOfPeople } from './people'
import type { RecipientChoice } from './recipients'

const person = (addr_id: number | null, shipmentId: number | null = null): RecipientChoice => ({
  address: { addr_id, uuid: addr_id === null ? '99999999' : String(addr_id) },
  shipmentId,
})
const idsOf = (people: readonly RecipientChoice[]) => people.map(({ address }) => address.addr_id)

describe('people in order', () => {
  it.each([
    ['oneself first, the list as it is', [person(3), person(1), person(null)], [], [null, 3, 1]],
    ['recipients in the cart first', [person(1), person(2, 9), person(3)], [], [2, 1, 3]],
    [
      'who got something last before the rest',
      [person(1), person(2), person(3)],
      [3, 2],
      [3, 2, 1],
    ],
    ['the cart before the last', [person(1, 9), person(2)], [2], [1, 2]],
    ['an id that is no longer known', [person(1), person(2)], [8, 2], [2, 1]],
    ['the shopper, even if others are in the cart', [person(1, 9), person(null)], [1], [null, 1]],
  ])('%s', (_case, choices, used, expected) => {
    expect(idsOf(peopleInOrder(choices, used))).toEqual(expected)
  })

  it('are identified by id, and the shopper whether saved or not', () => {
    expect(personKey({ addr_id: 5, uuid: 'x' })).toBe('5')
    const mine = [
      { addr_id: null, uuid: '99999999' },
      { addr_id: 5, uuid: '99999999' },
      { addr_id: 6, uuid: 'x', is_myself: true },
    ]
    expect(new Set(mine.map(personKey))).toEqual(new Set(['myself']))
  })

  it('include the shopper and three others, and keep selected ones', () => {
    const people = [0, 1, 2, 3, 4, 5]
    expect(rowOfPeople(people, () => false)).toEqual([0, 1, 2, 3])
    expect(rowOfPeople(people, (one) => one === 5)).toEqual([0, 1, 2, 3, 5])
  })
})
