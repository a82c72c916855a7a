import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBusy,
  isUncertain,
  newOrder,
  nextOrder,
  type OrderEventType,
  type OrderState,
  type OrderStatus,
  UNCHANGED_MS,
} from './orderMachine'

/* Reliability §5: twelve states, twenty-four events, every pair of them, and random walks. */

const STATUSES = {
  editing: 'ed',
  validating: 'va',
  blocked: 'bl',
  'confirming-change': 'cc',
  'securing-card': 'sc',
  placing: 'pl',
  placed: 'OK',
  declined: 'de',
  unknown: 'un',
  checking: 'ch',
  'not-placed': 'np',
  'still-unknown': 'su',
} as const satisfies Record<OrderStatus, string>

/** The target of each pair; '..' if the event is ignored. Columns are in the order of `STATUSES`. */
const PAIRS: Record<OrderEventType, string> = {
  //                   ed va bl cc sc pl OK de un ch np su
  pressed: /*       */ 'va .. va .. .. .. .. va .. .. va ..',
  edited: /*        */ 'ed .. ed .. .. .. .. ed .. .. ed ..',
  'change-accepted': ' .. .. .. va .. .. .. .. .. .. .. ..',
  'change-refused': '  .. .. .. ed .. .. .. .. .. .. .. ..',
  'locked-elsewhere': '.. ed .. .. ed .. .. .. .. .. .. ..',
  valid: /*         */ '.. sc .. .. .. .. .. .. .. .. .. ..',
  'problems-found': '  .. bl .. .. .. .. .. .. .. .. .. ..',
  'total-changed': '   .. cc .. .. va .. .. .. .. .. .. ..',
  'validation-failed': '.. ed .. .. .. .. .. .. .. .. .. ..',
  'card-secured': '    .. .. .. .. pl .. .. .. .. .. .. ..',
  'card-refused': '    .. .. .. .. ed .. .. .. .. .. .. ..',
  'card-cancelled': '  .. .. .. .. ed .. .. .. .. .. .. ..',
  'card-expired': '    .. .. .. .. ed .. .. .. .. .. .. ..',
  'wallet-approved': ' .. .. .. .. pl .. .. .. .. .. .. ..',
  'wallet-cancelled': '.. .. .. .. ed .. .. .. .. .. .. ..',
  'wallet-failed': '   .. .. .. .. ed un .. .. .. .. .. ..',
  'order-accepted': '  .. .. .. .. .. OK .. .. OK OK OK OK',
  'order-declined': '  .. .. .. .. .. de .. .. de de .. de',
  'answer-lost': '     .. .. .. .. .. un .. .. .. .. .. ..',
  resumed: /*       */ 'un .. .. .. .. .. .. .. .. .. .. ..',
  'check-started': '   .. .. .. .. .. .. .. .. ch .. .. ..',
  'cart-gone': '       .. .. .. .. .. .. .. .. .. OK .. ..',
  'cart-unchanged': '  .. .. .. .. .. .. .. .. .. ch .. ..',
  'checks-exhausted': '.. .. .. .. .. .. .. .. .. su .. ..',
}

const statuses = Object.keys(STATUSES) as OrderStatus[]
const events = Object.keys(PAIRS) as OrderEventType[]
const at = (status: OrderStatus): OrderState => ({ ...newOrder, status, attempt: 1 })

const ANSWERS_START = events.indexOf('locked-elsewhere')
const ANSWERS_END = events.indexOf('answer-lost')
const answers = events.slice(ANSWERS_START, ANSWERS_END + 1)

const pairs = events.flatMap((type) =>
  PAIRS[type]
    .trim()
    .split(' ')
    .map((to, column) => [type, statuses[column] as OrderStatus, to] as const),
)

describe('nextOrder', () => {
  it('has a result for each of 12 × 24 pairs', () => {
    expect([statuses.length, events.length, pairs.length]).toEqual([12, 24, 288])
  })

  it.each(pairs)('%s in %s leads to %s', (type, status, to) => {
    const before = at(status)
    const after = nextOrder(before, { type, attempt: 1 })
    if (to === '..') expect(after).toBe(before)
    else expect([STATUSES[after.status], after.reason]).toEqual([to, type])
  })

  it.each(answers)('%s for another attempt is ignored', (type) => {
    for (const status of statuses) {
      const before = at(status)
      expect(nextOrder(before, { type, attempt: 0 })).toBe(before)
      expect(nextOrder(before, { type })).toBe(before)
    }
  })

  it.each([
    [UNCHANGED_MS - 1, 'checking'],
    [UNCHANGED_MS, 'not-placed'],
  ] as const)('a cart that is unchanged %i ms later makes it %s', (later, status) => {
    const first = nextOrder(at('checking'), { type: 'cart-unchanged', at: 1000 })
    expect(first.status).toBe('checking')
    expect(nextOrder(first, { type: 'cart-unchanged', at: 1000 + later }).status).toBe(status)
  })

  it('a press and a return start a new attempt, without the earlier checks', () => {
    const checked = { ...at('not-placed'), unchangedSince: 5 }
    const pressed = { status: 'validating', attempt: 2, unchangedSince: null }
    expect(nextOrder(checked, { type: 'pressed' })).toMatchObject(pressed)
    expect(nextOrder(newOrder, { type: 'resumed' })).toMatchObject({ attempt: 1 })
  })
})

describe('the meaning of a status', () => {
  it.each([
    ['is uncertain', isUncertain, ['unknown', 'checking', 'still-unknown']],
    ['is busy', isBusy, ['validating', 'securing-card', 'placing']],
  ] as const)('%s', (_name, holds, expected) => {
    expect(statuses.filter((status) => holds(at(status)))).toEqual(expected)
  })
})

/** The events that matter in each state. */
const mattering = new Map(
  statuses.map((status) => [
    status,
    pairs.filter(([, where, to]) => where === status && to !== '..').map(([type]) => type),
  ]),
)

/** The steps of a walk: usually a relevant event for the newest attempt. */
function stepAt(status: OrderStatus, random: number): { type: OrderEventType; stale: number } {
  const choice = random % 1000
  const likely = mattering.get(status) ?? []
  const any = events[choice % events.length] as OrderEventType
  const isAny = random % 7 === 0
  return { type: (isAny ? null : likely[choice % likely.length]) ?? any, stale: Number(isAny) }
}

/** Follows a walk; throws in a forbidden state. */
function walk(randoms: readonly number[]) {
  let state = newOrder
  let now = 0
  const sent: number[] = []
  /** Whether there was a definite refusal since the last request. */
  let isRefused = true
  for (const random of randoms) {
    const { type, stale } = stepAt(state.status, random)
    now += (random % 5) * 8000
    const before = state
    state = nextOrder(before, { type, attempt: before.attempt - stale, at: now })
    if (state === before) continue
    if (before.status === 'placed') throw new Error(`It goes on to ${state.status} when placed`)
    if (state.status === 'placing') {
      if (!isRefused) throw new Error('A second request, and no definite no before it')
      if (sent.includes(state.attempt)) throw new Error('A second request for one press')
      sent.push(state.attempt)
      isRefused = false
    }
    if (state.status === 'declined' || state.status === 'not-placed') isRefused = true
    if (type === 'resumed') isRefused = false
    if (isUncertain(before) && !isUncertain(state) && !DEFINITE.has(state.status))
      throw new Error(`Nobody knows of the order, and it is ${state.status}`)
  }
  return { isPlaced: state.status === 'placed', requests: sent.length }
}

const DEFINITE = new Set<OrderStatus>(['placed', 'declined', 'not-placed'])

describe('50,000 random walks', () => {
  it('send at most one request per press, and a second one only after a definite refusal', () => {
    let placed = 0
    let twice = 0
    const randoms = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 80 })
    fc.assert(
      fc.property(randoms, (some) => {
        const { isPlaced, requests } = walk(some)
        if (isPlaced) placed += 1
        if (requests > 1) twice += 1
      }),
      { numRuns: 50_000 },
    )
    // Walks that reach no state prove nothing.
    expect(placed).toBeGreaterThan(1000)
    expect(twice).toBeGreaterThan(300)
  })
})
