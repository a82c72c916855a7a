import { describe, expect, it } from 'vitest'
import { isFoundBy, orderPeople, personOfName } from './people'
import type { RecipientChoice } from './recipients'

const person = (fname: string, more: object = {}, shipmentId: number | null = null) =>
  ({
    address: { addr_id: 1, uuid: null, fname, lname: 'Lee', ...more },
    shipmentId,
  }) as RecipientChoice
const names = (people: readonly RecipientChoice[]) => people.map(({ address }) => address.fname)

describe('people', () => {
  it('are oneself, then who gets something already, then the rest as listed', () => {
    const list = [
      person('Ann'),
      person('Ben', {}, 7),
      person('Me', { is_myself: true }),
      person('Cleo'),
    ]
    expect(names(orderPeople(list))).toEqual(['Me', 'Ben', 'Ann', 'Cleo'])
  })

  it.each([
    ['', true],
    ['dana', true],
    ['LEE  da', true],
    ['omaha', true],
    ['acme', true],
    ['dana fargo', false],
    ['don', false],
  ])('are found by %j: %s', (words, expected) => {
    const dana = person('Dana', { city: 'Omaha', company: 'Acme' })
    expect(isFoundBy(words, dana)).toBe(expected)
  })

  it.each([
    [' dana', 'LEE ', 'Dana'],
    ['Dana', 'Le', undefined],
    ['', '', undefined],
  ])('called %j %j are known as %s', (fname, lname, expected) => {
    const list = [person('Dana'), person('', { lname: '' })]
    expect(personOfName({ fname, lname }, list)?.address.fname).toBe(expected)
  })
})
