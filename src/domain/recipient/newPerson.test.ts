import { describe, expect, it } from 'vitest'
import { askedAbout, choiceProblem, missingNames, type NewPerson } from './newPerson'
import type { RecipientChoice } from './recipients'

const named = (fname: string, lname = '', isSomeoneElse = false): NewPerson => ({
  id: 1,
  fname,
  lname,
  isSomeoneElse,
})
const choices: RecipientChoice[] = [
  { address: { addr_id: 5, uuid: 'x', fname: 'Dana', lname: 'Lee' }, shipmentId: null },
]

describe('what prevents a choice', () => {
  it.each([
    ['no recipient', 0, [], 'nobody'],
    ['a known recipient', 1, [], undefined],
    ['an empty name alone', 0, [named('')], 'names'],
    ['an empty name in addition to a recipient', 1, [named(' ')], undefined],
    ['half a name', 1, [named('Dana')], 'names'],
    ['a whole name', 0, [named('Rosa', 'Diaz')], undefined],
    ['a name that is known', 0, [named('dana ', 'LEE')], 'known'],
    ['a known name of another person', 0, [named('Dana', 'Lee', true)], undefined],
  ])('%s', (_case, chosen, typed, expected) => {
    expect(choiceProblem(chosen, typed, choices)?.kind).toBe(expected)
  })

  it('includes the name and the missing parts', () => {
    expect(choiceProblem(0, [named('Rosa', 'Diaz'), { ...named('Ben'), id: 7 }], [])?.id).toBe(7)
    expect(missingNames(named(' ', 'Lee'))).toEqual(['fname'])
    expect(askedAbout(named('Dana', 'Lee'), choices)?.addr_id).toBe(5)
    expect(askedAbout(named('Dana'), choices)).toBeNull()
  })
})
