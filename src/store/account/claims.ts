import { ref } from 'valtio/vanilla'
import {
  type Claim,
  deleteClaim,
  getClaims,
  postClaim,
  postClaimAgain,
  postClaimApproval,
} from '../../api/account/claims'
import { findShipment } from '../../domain/line/lines'
import type { Cart } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type Outcome, READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountApi } from './accountApi'
import { callForAccount, isNotFound } from './change'
import { sessionGuard } from './session'

export type { Claim } from '../../api/account/claims'

/** What a link says and allows. */
export interface ClaimAsked {
  /** The sender's name, as shown to the person who opens the link. */
  readonly sender: string
  readonly mayMoveDate: boolean
}

/** Outcome of changing a link: `saved` with the updated link, or `gone` if it no longer exists. */
export interface ClaimOutcome extends Outcome<'saved' | 'gone' | 'failed'> {
  readonly claim?: Claim
}

/** How often to check for answers, in milliseconds. */
const LOOK_MS = 60_000

interface ClaimsSlot {
  status: LoadStatus
  claims: readonly Claim[]
}

const claimsSlot = defineSlot<ClaimsSlot>({
  name: 'claims',
  initial: () => ({ status: 'idle', claims: ref([]) }),
  // The cart's gifts now belong to an order; the links are reloaded if they are shown.
  clear: (slot) => {
    slot.status = 'idle'
    slot.claims = ref([])
  },
})

function claimVerbs(context: StoreContext) {
  const { cart, events } = context
  const api = accountApi(context)
  const slot = context.slot(claimsSlot)
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'claims-failed', send)
  const begin = sessionGuard(context)
  let asked = 0
  const watchers = new Set<object>()
  let stopLooking = () => {}

  /** Checks again after a minute while anyone is watching; on a hidden page, only once it is visible again. */
  function lookAgain(): void {
    const callOff = context.clock.after(LOOK_MS, look)
    document.addEventListener('visibilitychange', look)
    stopLooking = () => {
      callOff()
      document.removeEventListener('visibilitychange', look)
    }
  }
  function look(): void {
    stopLooking()
    const isWaiting = slot.claims.some(({ status }) => status === 'waiting')
    if (isWaiting && document.visibilityState === 'visible') void loadClaims()
    lookAgain()
  }

  /** Stores the server's links and emits an event for each newly answered one. Returns whether any was answered. */
  function take(claims: readonly Claim[]): boolean {
    const before = new Map(slot.claims.map((claim) => [claim.claim_id, claim.status]))
    slot.claims = ref(claims)
    const answered = claims.filter(({ claim_id, status }) => {
      const was = before.get(claim_id)
      return status === 'filled' && was !== undefined && was !== 'filled'
    })
    for (const { crec_id, order_id, fname } of answered)
      events.emit('address-claimed', {
        shipmentId: crec_id,
        orderId: order_id == null ? null : String(order_id),
        name: fname ?? '',
      })
    return answered.length > 0
  }

  /** Reads the links of the cart and of orders, and emits events for newly answered ones. Never rejects. */
  async function loadClaims(): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    if (slot.status !== 'ready') slot.status = 'loading'
    const before = slot.claims
    const result = await call(() => api.call(getClaims, {}))
    if (mine !== asked) return READY
    // The links changed in the meantime; this answer may not include the change.
    if (slot.claims !== before) return loadClaims()
    if (!result.ok) {
      if (slot.status !== 'ready') slot.status = 'failed'
      return result.failure
    }
    slot.status = 'ready'
    if (take(result.answer.claims)) void cart.refresh()
    return READY
  }

  /** Sends a change of a link, then replaces the same gift's previous link with it. */
  async function change(send: () => Promise<{ claim: Claim }>): Promise<ClaimOutcome> {
    const isSameSession = begin()
    const result = await call(send)
    if (!result.ok && isNotFound(result)) {
      // The link or its gift was removed elsewhere, so what is shown is out of date.
      await loadClaims()
      void cart.refresh()
      return { ...result.failure, status: 'gone' }
    }
    if (!result.ok) return result.failure
    const { claim } = result.answer
    if (!isSameSession()) return { status: 'saved', claim }
    take([...slot.claims.filter(({ crec_id }) => crec_id !== claim.crec_id), claim])
    // A gift with a link has different requirements than one without.
    void cart.refresh()
    return { status: 'saved', claim }
  }

  // On the server, a link does not work while its gift goes to another address.
  cart.onServerCart((now, before) => {
    if (slot.status !== 'idle' && hasMovedGift(now, before)) void loadClaims()
  })
  // Links contain names and belong to the signed-in customer: clear them, and reread if they were in use.
  events.on('signed-out', () => {
    asked += 1
    Object.assign(slot, claimsSlot.initial())
  })
  events.on('signed-in', () => {
    if (slot.status !== 'idle') void loadClaims()
  })

  return {
    loadClaims,
    /** Checks for answers every minute until the returned function is called; watchers share one timer. */
    watchClaims(): () => void {
      const watcher = {}
      watchers.add(watcher)
      if (watchers.size === 1) lookAgain()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) stopLooking()
      }
    },
    /** Creates a link for a gift in the cart, replacing any existing one. Never rejects. */
    async askForAddress(
      shipmentId: number,
      { sender, mayMoveDate }: ClaimAsked,
    ): Promise<ClaimOutcome> {
      const body = { crec_id: shipmentId, sender, may_move_date: mayMoveDate }
      return change(() => api.call(postClaim, { body }))
    },
    /** Extends a link for another full period. Never rejects. */
    async renewClaim(claimId: Claim['claim_id']): Promise<ClaimOutcome> {
      return change(() => api.call(postClaimAgain, { params: { claimId } }))
    },
    /** Approves the extra cost of an answered address; the gift then goes there. Never rejects. */
    async approveClaim(claimId: Claim['claim_id']): Promise<ClaimOutcome> {
      return change(() => api.call(postClaimApproval, { params: { claimId } }))
    },
    /** Withdraws a link; one that is already gone counts as withdrawn. Never rejects. */
    async withdrawClaim(claimId: Claim['claim_id']): Promise<Outcome<'withdrawn' | 'failed'>> {
      const result = await call(() => api.call(deleteClaim, { params: { claimId } }))
      if (!result.ok && !isNotFound(result)) return result.failure
      slot.claims = ref(slot.claims.filter(({ claim_id }) => claim_id !== claimId))
      void cart.refresh()
      return { status: 'withdrawn' }
    },
  }
}

/** Whether a gift goes to another address than before. */
const hasMovedGift = (now: Cart | null, before: Cart | null): boolean =>
  now !== null &&
  before?.recipients.some(({ crec_id, addr_id }) => {
    const gift = findShipment(now, crec_id)
    return gift !== null && gift.addr_id !== addr_id
  }) === true

/** Links that ask recipients for their address. */
export const claimActions = defineFeature({ ...claimsSlot, actions: claimVerbs })
