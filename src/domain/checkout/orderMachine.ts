/** Where placing an order stands. */
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

/** What can happen to it. Those of `ANSWERS` belong to an attempt, and count for no other. */
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
  // Finding out what became of it
  | 'resumed'
  | 'check-started'
  | 'cart-gone'
  | 'cart-unchanged'
  | 'checks-exhausted'

/** An event; `attempt` says which attempt an answer is to, `at` when it came, in milliseconds. */
export interface OrderEvent {
  readonly type: OrderEventType
  readonly attempt?: number
  readonly at?: number
}

/** Placing an order, as far as it has come. */
export interface OrderState {
  readonly status: OrderStatus
  /** Counts what the shopper started; 0 before the first. */
  readonly attempt: number
  /** What led here, for whoever says so to the shopper; null at the beginning. */
  readonly reason: OrderEventType | null
  /** When a check first found the cart unchanged, in milliseconds; null before. */
  readonly unchangedSince: number | null
}

/** An order that nobody has pressed for yet. */
export const newOrder: OrderState = {
  status: 'editing',
  attempt: 0,
  reason: null,
  unchangedSince: null,
}

/** How long a cart has to stay as it was before its order counts as not placed, in milliseconds. */
export const UNCHANGED_MS = 20_000

/** When a lost answer is looked for, in milliseconds after the one before. */
export const CHECK_DELAYS_MS = [1000, 3000, 8000, 20_000, 28_000] as const

type Moves = Partial<Record<OrderStatus, OrderStatus>>

const from = (statuses: readonly OrderStatus[], to: OrderStatus): Moves =>
  Object.fromEntries(statuses.map((status) => [status, to]))

/** From where on an answer is awaited, in whatever way it comes. */
const AWAITING = ['placing', 'unknown', 'checking', 'still-unknown'] as const

/** Where each event leads, by where it finds the order; elsewhere it is ignored. */
const MOVES: Readonly<Record<OrderEventType, Moves>> = {
  pressed: from(['editing', 'blocked', 'declined', 'not-placed'], 'validating'),
  // Also while editing: why the last attempt came to nothing is forgotten.
  edited: from(['editing', 'blocked', 'declined', 'not-placed'], 'editing'),
  // What was agreed to is looked at again: the cart may be another one by then.
  'change-accepted': from(['confirming-change'], 'validating'),
  'change-refused': from(['confirming-change'], 'editing'),
  // Also where a lock of the storage was lost while the card was secured.
  'locked-elsewhere': from(['validating', 'securing-card'], 'editing'),
  valid: from(['validating'], 'securing-card'),
  'problems-found': from(['validating'], 'blocked'),
  'total-changed': from(['validating'], 'confirming-change'),
  'validation-failed': from(['validating'], 'editing'),
  'card-secured': from(['securing-card'], 'placing'),
  'card-refused': from(['securing-card'], 'editing'),
  'card-cancelled': from(['securing-card'], 'editing'),
  'card-expired': from(['securing-card'], 'editing'),
  'wallet-approved': from(['securing-card'], 'placing'),
  'wallet-cancelled': from(['securing-card'], 'editing'),
  // After approval a wallet that fails may have paid.
  'wallet-failed': { 'securing-card': 'editing', placing: 'unknown' },
  // Also when it comes later than anybody waited for it.
  'order-accepted': from([...AWAITING, 'not-placed'], 'placed'),
  'order-declined': from(AWAITING, 'declined'),
  'answer-lost': from(['placing'], 'unknown'),
  resumed: from(['editing'], 'unknown'),
  'check-started': from(['unknown'], 'checking'),
  'cart-gone': from(['checking'], 'placed'),
  'cart-unchanged': from(['checking'], 'checking'),
  'checks-exhausted': from(['checking'], 'still-unknown'),
}

/** Everything that belongs to the attempt which asked for it. */
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
 * Where an order stands after an event; the same object where the event does not matter there.
 *
 * It is placed at most once for each press, and never again by itself: entering `placing` is what
 * sends the one request, and whatever is not a well-formed answer is looked for, never repeated.
 * A press after `not-placed` is a new attempt of the same order.
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

/** Whether it is not known what became of an order; nothing may be ordered meanwhile. */
export const isUncertain = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status === 'unknown' || status === 'checking' || status === 'still-unknown'

/** Whether something is under way which the shopper waits for. */
export const isBusy = ({ status }: OrderState): boolean =>
  status === 'validating' || status === 'securing-card' || status === 'placing'
