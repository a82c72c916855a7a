import { describe, expect, it } from 'vitest'
import { orderAnswer } from './orderAnswer'
import { lateFirst, statusSentence } from './orderStatus'

const TENTH = { year: 2026, month: 12, day: 10 }
const of = (status: string | null, delivery_date: string | null = '2026-12-10') => ({
  status,
  delivery_date,
})

describe('statusSentence', () => {
  it.each([
    ['preparing', 'preparing', 'preparing'],
    ['shipped', 'shipped', 'onTheWay'],
    ['out-for-delivery', 'out', 'out'],
    ['delivered', 'delivered', 'arrived'],
    ['delayed', 'delayed', 'late'],
    ['canceled', 'canceled', 'canceled'],
    ['emailed', 'emailed', 'sent'],
    ['opened', 'opened', 'seen'],
  ])('of %s is %s, and without a day %s', (status, full, bare) => {
    expect(statusSentence(of(status))).toMatchObject({ status, key: full, day: TENTH })
    expect(statusSentence(of(status, null))).toMatchObject({ status, key: bare, day: null })
    expect(statusSentence(of(status, 'soon'))).toMatchObject({ key: bare, day: null })
  })

  it.each([
    [84.95, 'refunded', 8495],
    ['12.00', 'refunded', 1200],
    [0, 'paidBack', null],
    [null, 'paidBack', null],
  ])('of a refund of %j is %s', (refund, key, refundCents) => {
    expect(statusSentence({ ...of('refunded'), refund })).toMatchObject({ key, refundCents })
  })

  it.each([null, '', 'lost', 'constructor'])('treats the status %j as preparing', (status) => {
    expect(statusSentence(of(status)).key).toBe('preparing')
  })
})

describe('lateFirst', () => {
  const namesOf = (list: readonly (readonly [string, string, string | null])[]) =>
    lateFirst(list.map(([name, status, day]) => ({ name, ...of(status, day) }))).map(
      ({ name }) => name,
    )

  it.each([
    [
      'late ones come first',
      [
        ['a', 'delivered', null],
        ['b', 'delayed', '2026-12-09'],
      ],
      'ba',
    ],
    [
      'then arriving today',
      [
        ['a', 'shipped', '2026-12-02'],
        ['b', 'out-for-delivery', null],
      ],
      'ba',
    ],
    [
      'on its way before preparing',
      [
        ['a', 'preparing', '2026-12-02'],
        ['b', 'shipped', '2026-12-09'],
      ],
      'ba',
    ],
    [
      'sooner before later',
      [
        ['a', 'shipped', '2026-12-09'],
        ['b', 'shipped', '2026-12-02'],
      ],
      'ba',
    ],
    [
      'no day after all days',
      [
        ['a', 'shipped', null],
        ['b', 'shipped', '2026-12-02'],
      ],
      'ba',
    ],
    [
      'done ones as they were',
      [
        ['a', 'delivered', '2026-12-09'],
        ['b', 'canceled', null],
        ['c', 'opened', '2026-12-02'],
      ],
      'abc',
    ],
  ] as const)('%s', (_case, list, names) => {
    expect(namesOf(list).join('')).toBe(names)
  })

  it('does not change its argument', () => {
    const list = [of('delivered'), of('delayed')]
    lateFirst(list)
    expect(list[0]?.status).toBe('delivered')
  })
})

describe('orderAnswer', () => {
  const ninth = of('shipped', '2026-12-09')
  const today = { ...TENTH, day: 9 }
  it.each([
    ['nothing', [], null],
    ['all delivered', [of('delivered'), of('opened'), of('emailed')], null],
    ['no day known', [of('delivered'), of('preparing', null)], null],
    ['one to come', [of('delivered'), of('shipped')], { done: 1, count: 2, left: 1, day: TENTH }],
    [
      'two on the next day',
      [of('shipped'), of('delayed')],
      { done: 0, count: 2, left: 2, day: TENTH },
    ],
    [
      'the next day of two',
      [of('preparing'), ninth],
      { done: 0, count: 2, left: 1, day: { ...TENTH, day: 9 } },
    ],
    [
      'canceled is not counted',
      [of('canceled'), of('refunded'), ninth],
      { count: 1, done: 0, left: 1 },
    ],
    ['a day in the past', [of('delivered'), of('shipped', '2026-12-08')], null],
    [
      'a day in the past, and the next one',
      [of('delayed', '2026-12-08'), of('shipped')],
      { done: 0, count: 2, left: 1, day: TENTH },
    ],
    ['one that waits for an address', [of('delivered'), of('awaiting-address')], null],
    [
      'one that waits for an address, and one to come',
      [of('awaiting-address', '2026-12-09'), of('shipped')],
      { done: 0, count: 2, left: 1, day: TENTH },
    ],
  ])('%s', (_case, shipments, answer) => {
    if (answer) expect(orderAnswer(shipments, today)).toMatchObject(answer)
    else expect(orderAnswer(shipments, today)).toBeNull()
  })
})
