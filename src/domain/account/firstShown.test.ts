import { describe, expect, it } from 'vitest'
import { firstShown } from './firstShown'

const gifts = (...people: readonly (readonly [fname: string, status?: string])[]) =>
  people.map(([fname, status = 'delivered'], at) => ({
    shipment_id: at,
    fname,
    lname: 'Lee',
    items: [],
    status,
  }))
const many = gifts(['Ada'], ['Ben'], ['Cleo'], ['Dan'], ['Eve', 'delayed'])

describe('firstShown', () => {
  it.each([
    ['no gifts', gifts(), '', [], 0],
    ['fewer than four', gifts(['Ada'], ['Ben']), '', ['Ada', 'Ben'], 2],
    ['exactly four', many.slice(0, 4), '', ['Ada', 'Ben', 'Cleo', 'Dan'], 4],
    ['the late one of five first', many, '', ['Eve', 'Ada', 'Ben', 'Cleo', 'Dan'], 4],
    ['whom one looks for, alone', many, 'dan', ['Dan', 'Eve', 'Ada', 'Ben', 'Cleo'], 1],
    ['by the whole name', many, ' DAN lee ', ['Dan', 'Eve', 'Ada', 'Ben', 'Cleo'], 1],
    ['all are meant', many, 'lee', ['Eve', 'Ada', 'Ben', 'Cleo', 'Dan'], 4],
    ['no match', many, 'zoe', ['Eve', 'Ada', 'Ben', 'Cleo', 'Dan'], 4],
  ])('%s', (_case, shipments, person, names, count) => {
    const shown = firstShown(shipments, person)
    expect(shown.rows.map(({ fname }) => fname)).toEqual(names)
    expect(shown.count).toBe(count)
  })
})
