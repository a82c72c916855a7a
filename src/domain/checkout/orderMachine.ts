/** The states of placing an order. */
export type OrderStatus =
  | 'editing'
  | 'validating'
  | 'blocked'
  | 'confirming-change'
  | 'securing-card'
  | 'placing'
  | 'placed'
  | 'declined'
  | 'unknown'
  | 'checking'
  | 'not-placed'
  | 'still-unknown'

/** The events. Those in `ANSWERS` belong to an attempt, and are ignored for any other. */
export type OrderEventType =
  // The shopper
  | 'pressed'
  | 'edited'
  | 'change-accepted'
  | 'change-refused'
  // The locks and checks before anything is paid
  | 'locked-elsewhere'
  | 'valid'
  | 'problems-found'
  | 'total-changed'
  | 'validation-failed'
  // The card form
  | 'card-secured'
  | 'card-refused'
  | 'card-cancelled'
  | 'card-expired'
  // The wallet
  | 'wallet-approved'
  | 'wallet-cancelled'
  | 'wallet-failed'
  // The one request
  | 'order-accepted'
  | 'order-declined'
  | 'answer-lost'
  // Finding out whether it was placed
  | 'resumed'
  | 'check-started'
  | 'cart-gone'
  | 'cart-unchanged'
  | 'checks-exhausted'

/** An event; `attempt` is the attempt that it answers, `at` its time, in milliseconds. */
export interface OrderEvent {
  readonly type: OrderEventType
  readonly attempt?: number
  readonly at?: number
}

/** The progress of placing an order. */
export interface OrderState {
  readonly status: OrderStatus
  /** Number of attempts that the shopper started; 0 before the first. */
  readonly attempt: number
  /** The event that led here, for messages to the shopper; null at the start. */
  readonly reason: OrderEventType | null
  /** When a check first found the cart unchanged, in milliseconds; null before. */
  readonly unchangedSince: number | null
}

/** An order before the first press. */
export const newOrder: OrderState = {
  status: 'editing',
  attempt: 0,
  reason: null,
  unchangedSince: null,
}

/** How long a cart has to stay unchanged before its order counts as not placed, in milliseconds. */
export const UNCHANGED_MS = 20_000

/** When to look for a lost answer, each in milliseconds after the previous check. */
export const CHECK_DELAYS_MS = [1000, 3000, 8000, 20_000, 28_000] as const

type Moves = Partial<Record<OrderStatus, OrderStatus>>

const from = (statuses: readonly OrderStatus[], to: OrderStatus): Moves =>
  Object.fromEntries(statuses.map((status) => [status, to]))

/** The states in which an answer can still arrive. */
const AWAITING = ['placing', 'unknown', 'checking', 'still-unknown'] as const

/** The next state for each event, by current state; otherwise the event is ignored. */
const MOVES: Readonly<Record<OrderEventType, Moves>> = {
  pressed: from(['editing', 'blocked', 'declined', 'not-placed'], 'validating'),
  // Also while editing, to clear the last attempt's reason.
  edited: from(['editing', 'blocked', 'declined', 'not-placed'], 'editing'),
  // Validates again, because the cart may have changed since.
  'change-accepted': from(['confirming-change'], 'validating'),
  'change-refused': from(['confirming-change'], 'editing'),
  // Also if a storage lock was lost while the card was being secured.
  'locked-elsewhere': from(['validating', 'securing-card'], 'editing'),
  valid: from(['validating'], 'securing-card'),
  'problems-found': from(['validating'], 'blocked'),
  // If it changed while being paid for, the cart is validated again first.
  'total-changed': { validating: 'confirming-change', 'securing-card': 'validating' },
  'validation-failed': from(['validating'], 'editing'),
  'card-secured': from(['securing-card'], 'placing'),
  'card-refused': from(['securing-card'], 'editing'),
  'card-cancelled': from(['securing-card'], 'editing'),
  'card-expired': from(['securing-card'], 'editing'),
  'wallet-approved': from(['securing-card'], 'placing'),
  'wallet-cancelled': from(['securing-card'], 'editing'),
  // If a wallet fails after approval, it may have been charged.
  'wallet-failed': { 'securing-card': 'editing', placing: 'unknown' },
  // Also if it arrives after everyone stopped waiting.
  'order-accepted': from([...AWAITING, 'not-placed'], 'placed'),
  'order-declined': from(AWAITING, 'declined'),
  'answer-lost': from(['placing'], 'unknown'),
  resumed: from(['editing'], 'unknown'),
  'check-started': from(['unknown'], 'checking'),
  'cart-gone': from(['checking'], 'placed'),
  'cart-unchanged': from(['checking'], 'checking'),
  'checks-exhausted': from(['checking'], 'still-unknown'),
}

/** Events that belong to the attempt that caused them. */
const ANSWERS: ReadonlySet<OrderEventType> = new Set([
  'locked-elsewhere',
  'valid',
  'problems-found',
  'total-changed',
  'validation-failed',
  'card-secured',
  'card-refused',
  'card-cancelled',
  'card-expired',
  'wallet-approved',
  'wallet-cancelled',
  'wallet-failed',
  'order-accepted',
  'order-declined',
  'answer-lost',
])

/**
 * The state after an event; the same object if the event does not apply.
 *
 * An order is placed at most once per press, and never automatically again: entering `placing` sends the only
 * request, and any answer that is not well-formed is looked up, never repeated. A press after `not-placed` is a
 * new attempt of the same order.
 */
// Assumption: the whole machine; the specification names the call and nothing of its answers.
export function nextOrder(state: OrderState, event: OrderEvent): OrderState {
  const { status, attempt, unchangedSince } = state
  if (ANSWERS.has(event.type) && event.attempt !== attempt) return state
  const next = MOVES[event.type][status]
  if (next === undefined) return state
  if (event.type === 'pressed' || event.type === 'resumed') {
    return { status: next, attempt: attempt + 1, reason: event.type, unchangedSince: null }
  }
  if (event.type !== 'cart-unchanged') return { ...state, status: next, reason: event.type }
  const at = event.at ?? 0
  const since = unchangedSince ?? at
  const isSettled = at - since >= UNCHANGED_MS
  return {
    ...state,
    status: isSettled ? 'not-placed' : next,
    reason: event.type,
    unchangedSince: since,
  }
}

/** Whether an order's result is unknown; no other order can be placed meanwhile. */
export const isUncertain = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'unknown' || status === 'checking' || status === 'still-unknown'

/** Whether something is in progress that the shopper waits for. */
export const isBusy = ({ status }: OrderState): boolean =>
  status === 'validating' || status === 'securing-card' || status === 'placing'
