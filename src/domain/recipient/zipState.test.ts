import { describe, expect, it } from 'vitest'
import { US_STATES } from './states'
import { otherStateOfZip, stateOfZip } from './zipState'

describe('the state of a ZIP code', () => {
  it.each([
    ['97205', 'OR'],
    ['99501', 'AK'],
    ['96813', 'HI'],
    ['02139', 'MA'],
    ['03903', 'ME'],
    ['06510', 'CT'],
    ['20001', 'DC'],
    ['20147', 'VA'],
    ['20500', 'DC'],
    ['73301', 'TX'],
    ['73401', 'OK'],
    ['05501', 'MA'],
    ['05602', 'VT'],
    ['10012-1234', 'NY'],
    ['34999', 'FL'],
    ['35004', 'AL'],
    ['39815', 'GA'],
    // Puerto Rico, the armed forces, and incomplete codes.
    ['00901', null],
    ['09012', null],
    ['9720', null],
    ['', null],
  ] as const)('%s is %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state)
  })

  it('is known for every state, and unique', () => {
    const states = Array.from({ length: 1000 }, (_, start) =>
      stateOfZip(`${String(start).padStart(3, '0')}01`),
    )
    const found = new Set(states.filter((state) => state !== null))
    expect([...found].sort()).toEqual(US_STATES.map(({ code }) => code).sort())
  })
})

it.each([
  ['97205', 'OR', null],
  ['97205', 'WA', 'OR'],
  ['97205', '', null],
  ['9720', 'WA', null],
] as const)('%s and %s: %s', (zip, state, other) => {
  expect(otherStateOfZip(zip, state)).toBe(other)
})
